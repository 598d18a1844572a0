import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerNotFound } from './answers.ts';

const notBuilt = `<!doctype html>
<html lang="en">
<title>Spaceline</title>
<h1>The web client is not built</h1>
<p>The server runs, but the pages of the client are missing.
Start it with <code>npm start</code>, which builds them, or build them with <code>npm run build</code>.</p>
</html>
`;

/** The addresses of the client's pages; everything else about a page is behind the #. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/(rules\/?)?(\?|$)/.test(url);

const notThere = `<!doctype html>
<html lang="en">
<title>Spaceline</title>
<h1>There is nothing here</h1>
<p>The table is at <a href="/">the start page</a>.</p>
</html>
`;

const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(api|ws|assets)(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html');

/** The web client. An address of one of its pages gives the client, which then shows that page. */
export async function webRoutes(app: FastifyInstance, { folder }: { readonly folder: string }) {
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  if (isBuilt())
    await app.register(fastifyStatic, {
      root: folder,
      index: 'index.html',
      preCompressed: true,
      setHeaders(reply, path) {
        // Built files carry a hash of their content in their names; the page that names them does not.
        const forever = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // What is not there is counted, too: it is read and answered like everything else.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (wantsPage(request) && !isPage(request)) return reply.code(404).type('text/html; charset=utf-8').send(notThere);
    if (!isPage(request)) return answerNotFound(request, reply);
    if (!isBuilt()) return reply.code(503).type('text/html; charset=utf-8').send(notBuilt);
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  });
}
