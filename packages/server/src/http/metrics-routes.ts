import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';

export interface MetricsRoutesOptions {
  readonly metrics: Metrics;
  /** Whoever shows it may ask from anywhere. */
  readonly token?: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const isHere = ({ socket, headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');

/** Without a token only this machine is told, and nobody whom a balancer passes on. */
const mayAsk = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return isHere(request);
  const shown = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(shown), digest(token));
};

/** What an operator watches. */
export async function metricsRoutes(app: FastifyInstance, { metrics, token }: MetricsRoutesOptions) {
  app.get('/metrics', async (request, reply) => {
    if (!mayAsk(request, token))
      throw new Problem(
        403,
        'request/not-yours',
        'The numbers were not sent',
        'they are for whoever runs this server: ask from its own machine, or with its token',
      );
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}
