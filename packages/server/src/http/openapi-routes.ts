import type { FastifyInstance } from 'fastify';
import { openapi, openapiPage } from './openapi.ts';

/** How programs play, for machines and for people. */
export async function openapiRoutes(app: FastifyInstance) {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openapi());
    return reply.type('application/json').send(document);
  });
  app.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(openapiPage()));
}
