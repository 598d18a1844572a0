import type { Mission, Personnel } from '../reach.ts';
import { bringsTo, matches, waysOf, wholeOf } from './team.ts';

/**
 * How soon the people of a deck are ready for its missions: hands are dealt and played through, two cards a turn (WS-4.1),
 * the hand filled up to seven (WS-4.7). Nobody is in the way, and ships wait at the outpost: enough to compare decks from one
 * box. The same people and missions are always dealt the same.
 */

const deals = 60;
const handSize = 7;
const playsInTurn = 2;
/** A deck that is not ready by then never is. */
const lastTurn = 14;
/** What comes a turn later is worth so much of it. */
const decay = 0.85;

/** Something a mission asks for, and how much of it is in play so far. */
interface Need {
  readonly whole: number;
  /** What each card brings. */
  readonly by: readonly number[];
  has: number;
}

interface Asks {
  readonly kind: Mission['kind'];
  readonly mayAttempt: readonly boolean[];
  readonly ways: readonly (readonly Need[])[];
  /** Somebody who may attempt it is in play. */
  attempted: boolean;
}

const asksOf = (mission: Mission, people: readonly Personnel[]): Asks => ({
  kind: mission.kind,
  mayAttempt: people.map((one) => matches(one, mission)),
  ways: waysOf(mission.requires).map((needs) =>
    needs.map((need) => ({ whole: wholeOf(need), by: people.map((one) => bringsTo(need, one)), has: 0 })),
  ),
  attempted: false,
});

/** Numbers from 0 to 1 by a generator that needs no more than to be even (splitmix). */
const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
};

const shuffled = (size: number, next: () => number): number[] => {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

const begin = (asks: Asks): void => {
  asks.attempted = false;
  for (const needs of asks.ways) for (const need of needs) need.has = 0;
};

const join = (asks: Asks, card: number): void => {
  asks.attempted ||= asks.mayAttempt[card] ?? false;
  for (const needs of asks.ways) for (const need of needs) need.has += need.by[card] ?? 0;
};

const isReady = ({ attempted, ways }: Asks): boolean =>
  attempted && ways.some((needs) => needs.every(({ has, whole }) => has >= whole));

/** How much nearer a card brings a mission. */
const bringsNearer = ({ attempted, mayAttempt, ways }: Asks, card: number): number => {
  let nearest = 0;
  for (const needs of ways) {
    let sum = 0;
    for (const { whole, by, has } of needs) {
      const brings = by[card]!;
      if (brings > 0 && has < whole) sum += (brings < whole - has ? brings : whole - has) / whole;
    }
    if (sum > nearest) nearest = sum;
  }
  return nearest + (!attempted && mayAttempt[card] ? 0.5 : 0);
};

/** The place in the hand of the card that helps most; cards beyond the people are ships, and wait. */
const bestOf = (hand: readonly number[], open: readonly Asks[], people: number): number => {
  let best = 0;
  let most = -1;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    let worth = card < people ? 0 : -0.5;
    if (card < people) for (const asks of open) worth += bringsNearer(asks, card);
    if (worth > most) {
      best = at;
      most = worth;
    }
  }
  return best;
};

/** The turn on which each of the missions could be solved. */
const dealt = (all: readonly Asks[], people: number, size: number, seed: number): readonly number[] => {
  const deck = shuffled(size, numbers(seed));
  const hand = deck.splice(0, handSize);
  const turns = all.map(() => lastTurn);
  for (const asks of all) begin(asks);
  for (let turn = 1; turn < lastTurn; turn++) {
    const open = all.filter((_, i) => turns[i] === lastTurn);
    if (open.length === 0 || hand.length === 0) break;
    for (let plays = 0; plays < playsInTurn && hand.length > 0; plays++) {
      const [card = 0] = hand.splice(bestOf(hand, open, people), 1);
      for (const asks of all) join(asks, card);
    }
    for (const [i, asks] of all.entries()) if (turns[i] === lastTurn && isReady(asks)) turns[i] = turn;
    hand.push(...deck.splice(0, handSize - hand.length));
  }
  return turns;
};

const worthOfTurn = (turn: number): number => (turn < lastTurn ? decay ** turn : 0);

export interface Readiness {
  /** A planet and a space mission, which win. */
  readonly both: number;
  /** The next best of each kind, for when dilemmas close the best. */
  readonly 'second planet': number;
  readonly 'second space': number;
}

/** From 0, never, to what comes on the first turn; `size` counts the other cards to draw, too. */
export const readyAfterDeals = (
  missions: readonly Mission[],
  people: readonly Personnel[],
  size: number,
): Readiness => {
  const all = missions.map((mission) => asksOf(mission, people));
  const each = missions.map(() => 0);
  let both = 0;
  for (let deal = 0; deal < deals; deal++) {
    const turns = dealt(all, people.length, size, deal);
    for (const [i, turn] of turns.entries()) each[i]! += worthOfTurn(turn) / deals;
    both += worthOfTurn(soonestBoth(all, turns)) / deals;
  }
  const next = (kind: Mission['kind']): number =>
    each.filter((_, i) => all[i]!.kind === kind).toSorted((a, b) => b - a)[1] ?? 0;
  return { both, 'second planet': next('planet'), 'second space': next('space') };
};

/** One mission that is both a planet and a space mission counts as one of them. */
const soonestBoth = (all: readonly Asks[], turns: readonly number[]): number => {
  let soonest = lastTurn;
  for (const [i, one] of all.entries())
    for (const [j, other] of all.entries())
      if (i !== j && one.kind !== 'space' && other.kind !== 'planet')
        soonest = Math.min(soonest, Math.max(turns[i]!, turns[j]!));
  return soonest;
};
