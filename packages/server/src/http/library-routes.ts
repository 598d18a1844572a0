import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { formats } from '@spaceline/formats';
import { english } from '@spaceline/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';

/** A document that never changes while the server runs: made once, and not sent to those who have it. */
function fixedDocument(content: () => unknown) {
  let made: { readonly body: string; readonly etag: string } | undefined;
  const make = () => {
    const body = JSON.stringify(content());
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    made ??= make();
    reply.header('etag', made.etag).header('cache-control', 'public, max-age=0, must-revalidate');
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type('application/json').send(made.body);
  };
}

/** What anybody may read about cards, decks and formats. */
export async function libraryRoutes(app: FastifyInstance) {
  app.get(
    '/api/cards',
    fixedDocument(() => allCards.map((card) => ({ ...card, words: english(card) }))),
  );
  app.get(
    '/api/decks',
    fixedDocument(() => starterDecks),
  );
  app.get(
    '/api/formats',
    fixedDocument(() =>
      formats.map(({ id, name, clauses }) => ({
        id,
        name,
        clauses: clauses.map((clause) => ({ id: clause.id, title: clause.title, text: clause.text })),
      })),
    ),
  );
}
