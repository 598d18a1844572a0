import { notations, reportOn, writeDeck } from '@spaceline/decks';
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

/** Deck lists: what the judge says of them, at which tables they can be played, and how they are written. */
export async function deckRoutes(app: FastifyInstance, { bans }: { readonly bans: readonly ReplacedBans[] }) {
  app.post('/api/decks/check', async (request) => {
    const { text, format = 'open' } = read(asked, request.body ?? {}, 'The deck was not read');
    return reportOn(text, withBans(askedFormat(format), bans), everyTitle());
  });
  app.post('/api/decks/write', async (request) => {
    const { deck, besides = [], title, to } = read(toWrite, request.body ?? {}, 'The deck was not written');
    const beside = besides.map(({ name, cards }) => ({ kind: 'side deck' as const, name, cards }));
    return { text: writeDeck(deck, to, title, everyTitle(), beside) };
  });
}
