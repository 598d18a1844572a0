import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** By which a request is found again in the log. A balancer in front may have given it one already. */
export const requestId =
  (trustProxy: number) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    const isGood = trustProxy > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
    return isGood ? given : randomBytes(9).toString('base64url');
  };

/** Every answer tells by which id the log knows it; behind TLS, that this server is not to be reached without. */
export function nameAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
