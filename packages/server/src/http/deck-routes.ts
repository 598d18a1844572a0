import {
  checkDeck,
  isLegal,
  namedBesides,
  notations,
  plainIn,
  problemWords,
  unwrittenIn,
  writeDeck,
} from '@spaceline/decks';
import type { Problem } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { withBans } from '@spaceline/formats';
import type { ReplacedBans } from '@spaceline/formats';
import { createMatchSchema, deckSchema, limits } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { askedFormat } from '../match/setup.ts';
import { read } from './answers.ts';

const asked = z.strictObject({
  text: z.string().max(limits.deckText),
  format: createMatchSchema.shape.format,
});

/** A deck, and lists beside it: the packs of a box, for one. */
const toWrite = z.strictObject({
  deck: deckSchema,
  besides: z
    .array(z.strictObject({ name: createMatchSchema.shape.name.unwrap(), cards: deckSchema.shape.draw }))
    .max(20)
    .optional(),
  title: createMatchSchema.shape.name,
  to: z.enum(notations, `a notation is one of ${notations.join(', ')}`),
});

/** Problems told of one deck, so that an answer is not many times as long as its question. */
const mostProblems = 500;

const told = (problems: readonly Problem[]) => {
  const rest = problems.length - mostProblems;
  const more = { severity: 'error', words: `There are ${rest} more problems.` };
  return [
    ...problems.slice(0, mostProblems).map((problem) => ({ severity: problem.severity, words: problemWords(problem) })),
    ...(rest > 0 ? [more] : []),
  ];
};

/** Deck lists: what the judge says of them, at which tables they can be played, and how they are written. */
export async function deckRoutes(app: FastifyInstance, { bans }: { readonly bans: readonly ReplacedBans[] }) {
  app.post('/api/decks/check', async (request) => {
    const { text, format = 'open' } = read(asked, request.body ?? {}, 'The deck was not read');
    const library = everyTitle();
    const { deck, besides, problems } = checkDeck(text, withBans(askedFormat(format), bans), library);
    return {
      deck,
      legal: isLegal(problems),
      // Those of A-1 are told as `unwritten`.
      problems: told(problems.filter(({ clause }) => clause !== 'A-1')),
      // Side decks and cards put aside are kept with the list, and no game uses them yet.
      besides: namedBesides(besides, library),
      plain: plainIn(deck, library),
      unwritten: unwrittenIn(deck, library).map((title) => ({ title, type: library.find(title)?.type ?? '' })),
    };
  });
  app.post('/api/decks/write', async (request) => {
    const { deck, besides = [], title, to } = read(toWrite, request.body ?? {}, 'The deck was not written');
    const beside = besides.map(({ name, cards }) => ({ kind: 'side deck' as const, name, cards }));
    return { text: writeDeck(deck, to, title, everyTitle(), beside) };
  });
}
