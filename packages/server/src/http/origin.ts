import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);
const isSocket = ({ headers }: FastifyRequest): boolean => headers.upgrade?.toLowerCase() === 'websocket';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

const foreign = (origin: string) =>
  new Problem(
    403,
    'request/origin',
    'The request was not answered',
    `it came from a page of ${JSON.stringify(origin.slice(0, 100))}, and only pages of this server may ask for that`,
  );

/**
 * Pages of other sites change nothing here and hear nothing: browsers say where a page is from. Programs that are no
 * browsers say nothing, and may. `own`: the addresses of this server, where a proxy in front does not pass them on.
 */
export function refuseForeignPages(app: FastifyInstance, own: readonly string[] = []) {
  const hosts = own.map(hostOf);
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers;
    if (origin === undefined || !(isUnsafe(request.method) || isSocket(request))) return;
    const host = hostOf(origin);
    if (host === undefined || !(host === request.host || hosts.includes(host))) throw foreign(origin);
  });
  // A socket that was refused is nobody's any more, and would keep the server from stopping.
  app.addHook('onResponse', async (request) => {
    if (isSocket(request)) request.raw.socket.destroySoon();
  });
}
