import type { GameEvent, None, SeenEvent } from '@spaceline/engine';
import * as z from 'zod';
import { correctionSchema } from './correction.ts';
import { cardSchema, locationSchema } from './ids.ts';

/** Events as files and databases keep them, so that a game can be told by a program that cannot compute it any more. */

/** What says nothing. */
const none = -1 as None;

const number = z.int().min(-1_000_000).max(1_000_000);
const card = cardSchema(number);
const place = locationSchema(number);

/** Parts that say nothing are left out. Another version may have had other happenings, so any word can name one. */
export const keptEventSchema = z.strictObject({
  e: z.string().min(1).max(40),
  player: number.optional(),
  card: card.optional(),
  on: place.optional(),
  n: number.optional(),
  cards: z.array(card).max(1000).optional(),
  word: z.string().max(400).optional(),
  correction: correctionSchema.optional(),
  /** The cards it shows, by number, with their ids in the pool. */
  names: z.record(z.string().regex(/^\d{1,7}$/, 'a card has a number'), z.string().max(80)).optional(),
});
export type KeptEvent = z.infer<typeof keptEventSchema>;

/** Always in one order, so that equal events have equal texts. */
export const keepEvent = ({ e, player, card, on, n, cards, word, correction, names }: SeenEvent): KeptEvent => ({
  e,
  ...(player === -1 ? {} : { player }),
  ...(card === -1 ? {} : { card }),
  ...(on === -1 ? {} : { on }),
  ...(n === -1 ? {} : { n }),
  ...(cards.length > 0 ? { cards: [...cards] } : {}),
  ...(word === '' ? {} : { word }),
  ...(correction ? { correction: correctionSchema.parse(correction) } : {}),
  ...(Object.keys(names).length > 0 ? { names: { ...names } } : {}),
});

/** The whole of an event, nothing hidden, from how the players see it: what one may not see, the other may. */
export const wholeEvent = ({ only: _, ...event }: GameEvent, sights: readonly SeenEvent[]): SeenEvent => ({
  ...event,
  names: Object.assign({}, ...sights.map(({ names }) => names)) as SeenEvent['names'],
});

export const tellEvent = ({ e, player = none, card = none, on = none, n = none, ...said }: KeptEvent): SeenEvent => ({
  // A word this version may not know; `eventWords` has a sentence for such too.
  e: e as SeenEvent['e'],
  player,
  card,
  on,
  n,
  cards: said.cards ?? [],
  word: said.word ?? '',
  ...(said.correction ? { correction: said.correction } : {}),
  names: said.names ?? {},
});
