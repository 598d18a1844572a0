import { isSeenAlike, seen } from '@spaceline/engine';
import type { GameEvent, SeenEvent, Seer, State } from '@spaceline/engine';
import { keepEvent, tellEvent, wholeEvent } from '@spaceline/protocol';
import type { KeptEvent } from '@spaceline/protocol';
import type { StoredEvent } from '../storage/schema.ts';

/** What each recipient saw happen in one choice. */
export type Cut = Readonly<Record<Seer, readonly SeenEvent[]>>;

/**
 * Cuts events for every recipient. To be done at the state right after the choice: what may be shown of a card depends
 * on where it is, and later it may be somewhere else.
 */
export const cut = (state: State, events: readonly GameEvent[]): Cut => {
  const one = events.map((event) => seen(state, event, 0));
  const alike = events.map((event) => isSeenAlike(state, event));
  // Most of what happens everybody sees: it is cut, written and compared once.
  if (!alike.includes(false)) return { 0: one, 1: one, spectator: one };
  const asSeenBy = (seer: Seer) => events.map((event, at) => (alike[at] ? one[at]! : seen(state, event, seer)));
  return { 0: one, 1: asSeenBy(1), spectator: asSeenBy('spectator') };
};

const seers = [0, 1, 'spectator'] as const satisfies readonly Seer[];

/** Whoever is told less is told another judgement. */
const isJudgedAlike = ({ judged: one }: SeenEvent, { judged: other }: SeenEvent): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const isSame = (one: SeenEvent, other: SeenEvent): boolean =>
  one.e === other.e &&
  one.player === other.player &&
  one.card === other.card &&
  one.on === other.on &&
  one.n === other.n &&
  one.word === other.word &&
  one.correction === other.correction &&
  isJudgedAlike(one, other) &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, at) => card === other.cards[at]) &&
  Object.keys(one.names).length === Object.keys(other.names).length;

/**
 * What is stored of a choice, with what each recipient saw of it: whoever reads it later may have other rules, and cannot
 * ask the state any more what was hidden from whom.
 */
export const stored = (events: readonly GameEvent[], cuts: Cut): readonly StoredEvent[] =>
  events.map((event, at) => {
    const one = cuts[0][at]!;
    if (one === cuts[1][at] && one === cuts.spectator[at]) return keepEvent(one);
    const whole = wholeEvent(event, [one, cuts[1][at]!]);
    const others = seers.filter((seer) => !isSame(cuts[seer][at]!, whole));
    if (others.length === 0) return keepEvent(whole);
    const cutFor = Object.fromEntries(others.map((seer) => [seer, keepEvent(cuts[seer][at]!)]));
    return { ...keepEvent(whole), cut: cutFor };
  });

/** Stored events as one recipient saw them. */
export const storedFor = (events: readonly StoredEvent[], seer: Seer): SeenEvent[] =>
  events.map(({ cut: others, ...whole }) => tellEvent(others?.[seer] ?? whole));

/** Stored events with nothing hidden, for when the match is over. */
export const uncut = (events: readonly StoredEvent[]): KeptEvent[] => events.map(({ cut: _, ...whole }) => whole);
