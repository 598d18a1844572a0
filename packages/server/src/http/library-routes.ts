import { allCards } from '@spaceline/cards';
import { isLegal, judge, problemWords, starterDecks } from '@spaceline/decks';
import type { Deck } from '@spaceline/decks';
import { formats } from '@spaceline/formats';
import { clauseTitles } from '@spaceline/formats/titles';
import { english, englishAlternatives } from '@spaceline/language';
import type { CardDef } from '@spaceline/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { legalPart } from '../match/legal-part.ts';

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

/** A card's program, and the program read aloud. */
const cardDocument = (card: CardDef) => {
  const alternatives = englishAlternatives(card);
  return { ...card, words: english(card), ...(alternatives.length > 0 ? { alternatives } : {}) };
};

/** Formats in which a deck is not legal: the judge's words, and the deck without the cards they name. */
const illegalIn = (deck: Deck) =>
  Object.fromEntries(
    formats
      .map((format) => ({ format, problems: judge(deck, format) }))
      .filter(({ problems }) => !isLegal(problems))
      .map(({ format, problems }) => [
        format.id,
        { why: problems.map(problemWords), without: legalPart(deck, format) },
      ]),
  );

/** What anybody may read about cards, decks and formats. */
export async function libraryRoutes(app: FastifyInstance) {
  app.get(
    '/api/cards',
    fixedDocument(() => allCards.map(cardDocument)),
  );
  app.get(
    '/api/decks',
    fixedDocument(() => starterDecks.map((starter) => ({ ...starter, illegalIn: illegalIn(starter.deck) }))),
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
  app.get(
    '/api/clauses',
    fixedDocument(() => clauseTitles.filter(({ sheet }) => sheet === 'base').map(({ id, title }) => ({ id, title }))),
  );
}
