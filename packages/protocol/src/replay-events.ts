import type { CardId, Correction, GameEvent, Judgement, None, Player, SeenEvent, Share } from '@spaceline/engine';
import * as z from 'zod';
import { correctionSchema } from './correction.ts';
import { cardSchema } from './ids.ts';

/** Events as files and databases keep them, so that a game can be told by a program that cannot compute it any more. */

/** What says nothing. */
const none = -1 as None;

const number = z.int().min(-1_000_000).max(1_000_000);
const card = cardSchema(number);

const shareSchema = z.strictObject({ card, n: number });

/** Conditions are a few words deep. */
const judgementSchema: z.ZodType<Judgement, unknown> = z.strictObject({
  term: z.string().max(40),
  says: z.string().max(2000),
  met: z.boolean(),
  has: number.optional(),
  needs: number.optional(),
  more: number.optional(),
  by: z.array(shareSchema).max(1000),
  parts: z.array(z.lazy(() => judgementSchema)).max(100),
}) as never;

/** Parts that say nothing are left out. Another version may have had other happenings, so any word can name one. */
export const keptEventSchema = z.strictObject({
  e: z.string().min(1).max(40),
  player: number.optional(),
  card: card.optional(),
  on: card.optional(),
  n: number.optional(),
  cards: z.array(card).max(1000).optional(),
  word: z.string().max(400).optional(),
  /** The number of its action; games of older versions have none. */
  action: number.optional(),
  /** The player it is played on. */
  whom: z.union([z.literal(0), z.literal(1)]).optional(),
  correction: correctionSchema.optional(),
  judged: judgementSchema.optional(),
  by: z.array(shareSchema).max(1000).optional(),
  /** The cards it shows, by number, with their ids in the pool. */
  names: z.record(z.string().regex(/^\d{1,7}$/, 'a card has a number'), z.string().max(80)).optional(),
});
export type KeptEvent = z.infer<typeof keptEventSchema>;

/** The parts of any event, whatever its name. */
interface Kept {
  readonly e: string;
  readonly player: number;
  readonly card: CardId;
  readonly on: CardId;
  readonly n: number;
  readonly word: string;
  readonly cards: readonly CardId[];
  readonly action: number;
  readonly whom?: Player | undefined;
  readonly correction?: Correction | undefined;
  readonly judged?: Judgement | undefined;
  readonly by?: readonly Share[] | undefined;
  readonly names: SeenEvent['names'];
}

const keepShare = ({ card, n }: Share): Share => ({ card, n });

/** Written out: every choice brings some, and reading them by their schema took longer than all the rest of keeping them. */
const keepJudgement = ({ term, says, met, has, needs, more, by, parts }: Judgement): Judgement => ({
  term,
  says,
  met,
  ...(has === undefined ? {} : { has }),
  ...(needs === undefined ? {} : { needs }),
  ...(more === undefined ? {} : { more }),
  by: by.map(keepShare),
  parts: parts.map(keepJudgement),
});

/** Always in one order, so that equal events have equal texts. */
export const keepEvent = (event: SeenEvent): KeptEvent => {
  const { e, player, card, on, n, cards, word, action, whom, correction, judged, by, names }: Kept = event;
  return {
    e,
    ...(player === -1 ? {} : { player }),
    ...(card === -1 ? {} : { card }),
    ...(on === -1 ? {} : { on }),
    ...(n === -1 ? {} : { n }),
    ...(cards.length > 0 ? { cards: [...cards] } : {}),
    ...(word === '' ? {} : { word }),
    ...(action === 0 ? {} : { action }),
    ...(whom === undefined ? {} : { whom }),
    ...(correction ? { correction: correctionSchema.parse(correction) } : {}),
    ...(judged ? { judged: keepJudgement(judged) } : {}),
    ...(by ? { by: by.map(keepShare) } : {}),
    ...(Object.keys(names).length > 0 ? { names: { ...names } } : {}),
  };
};

/** The whole of an event, nothing hidden, from how the players see it: what one may not see, the other may. */
export const wholeEvent = ({ only: _, ...event }: GameEvent, sights: readonly SeenEvent[]): SeenEvent => ({
  ...event,
  names: Object.assign({}, ...sights.map(({ names }) => names)) as SeenEvent['names'],
});

/** Before players had a part of their own, the number of whom a card was played on stood where cards stand. */
const playedOn = ({ e, on, whom, names = {} }: KeptEvent): 0 | 1 | undefined =>
  whom ?? ([0, 1] as const).find((player) => e === 'played' && on === player && names[player] === undefined);

export const tellEvent = (kept: KeptEvent): SeenEvent => {
  const {
    e,
    player = -1,
    card = none,
    on = none,
    n = -1,
    cards = [],
    word = '',
    action = 0,
    correction,
    judged,
    by,
    names = {},
  } = kept;
  const whom = playedOn(kept);
  const told: Kept = {
    e,
    player,
    card,
    on: whom === undefined ? on : none,
    n,
    cards,
    word,
    action,
    ...(whom === undefined ? {} : { whom }),
    ...(correction ? { correction } : {}),
    ...(judged ? { judged } : {}),
    ...(by ? { by } : {}),
    names,
  };
  // Another version may have had other words and parts; `eventWords` has a sentence for such too.
  return told as SeenEvent;
};
