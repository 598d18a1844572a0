import { levelWords, levels, opponents } from '@spaceline/bots/opponents';
import { allCards, cardById } from '@spaceline/cards';
import { unwrittenCards } from '@spaceline/cards/unwritten';
import { checkedHouseFormat, formatDocument, illegalIn, starterDecks } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { formats, withBans } from '@spaceline/formats';
import type { ReplacedBans } from '@spaceline/formats';
import { clauseById, clauses, rulings, rulingsOn } from '@spaceline/formats/law';
import { testsOf } from '@spaceline/formats/shown-by';
import { english, englishAlternatives, englishHalves } from '@spaceline/language';
import type { CardDef } from '@spaceline/language';
import { houseFormatSchema, unwrittenQuerySchema } from '@spaceline/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { unknownClause } from '../problem.ts';
import { read } from './answers.ts';

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
  const halves = englishHalves(card);
  return {
    ...card,
    words: english(card),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(halves.length > 0 ? { halves } : {}),
  };
};

/** Every title of the game: how it is played, where it was printed, and what is known of it, unless the pool tells that. */
const titleDocuments = () => {
  const { entries } = everyTitle();
  const byHand = new Map(unwrittenCards(entries.map(({ id }) => id)).map((card) => [card.id, card]));
  return entries.map(({ id, version, edition, sets = [], card, plain, why }) => {
    const known = cardById(id) ? undefined : (card ?? byHand.get(id));
    return {
      id,
      ...(version === undefined ? {} : { version }),
      edition,
      sets,
      status: plain ? 'plain' : card ? 'written' : 'by hand',
      ...(why === undefined ? {} : { why }),
      ...(known ? { card: cardDocument(known) } : {}),
    };
  });
};

/** What anybody may read about cards, decks and formats. */
export async function libraryRoutes(app: FastifyInstance, { bans }: { readonly bans: readonly ReplacedBans[] }) {
  const here = formats.map((format) => withBans(format, bans));
  app.get(
    '/api/cards',
    fixedDocument(() => allCards.map(cardDocument)),
  );
  app.get('/api/cards/unwritten', async (request) => {
    const { ids } = read(unwrittenQuerySchema, request.query, 'The cards were not sent');
    return unwrittenCards(ids).map(cardDocument);
  });
  app.get('/api/titles', fixedDocument(titleDocuments));
  app.get(
    '/api/decks',
    fixedDocument(() => starterDecks.map((starter) => ({ ...starter, illegalIn: illegalIn(starter.deck, here) }))),
  );
  app.get(
    '/api/formats',
    fixedDocument(() => here.map((format) => formatDocument(format, everyTitle()))),
  );
  app.get(
    '/api/opponents',
    fixedDocument(() => ({ opponents, levels: levels.map((id) => ({ id, ...levelWords[id] })) })),
  );
  app.post('/api/formats/check', async (request) =>
    checkedHouseFormat(read(houseFormatSchema, request.body ?? {}, 'The format was not read').text, everyTitle(), bans),
  );
  app.get(
    '/api/clauses',
    fixedDocument(() => ({
      clauses: clauses.map((clause) => ({ ...clause, tests: testsOf(clause.id).length })),
      rulings,
    })),
  );
  app.get<{ Params: { readonly id: string } }>('/api/clauses/:id', async ({ params }) => {
    const clause = clauseById(params.id);
    if (!clause) throw unknownClause(params.id);
    return { ...clause, rulings: rulingsOn(clause), tests: testsOf(clause.id) };
  });
}
