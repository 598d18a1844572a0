import { bots } from '@spaceline/bots';
import { sets } from '@spaceline/cards';
import type { Deck } from '@spaceline/decks';
import { buildSealed, openBox, poolOf } from '@spaceline/decks';
import type { GameEvent, State } from '@spaceline/engine';
import { allows, apply, create, decisions, isRefusal, sentence, view } from '@spaceline/engine';
import { warpSpeed } from '@spaceline/formats';
import { hex, pool } from '../property/games.ts';

/** Warp Speed games between decks built from boxes, and what becomes of the 21 premium cards in them. */

export const premiumCards = sets.find(({ id }) => id === 'enhanced-premiere')!.cards;
const isPremium = new Set(premiumCards.map(({ id }) => id));

/** What happens to a card that is used. */
export const usesOf = {
  Personnel: ['reported', 'seeded'],
  Dilemma: ['encountered', 'half spent', 'mis-seed'],
  Mission: ['mission placed', 'attempt begun', 'mission completed', 'mission flipped'],
} as const;

/** The one that makes it used: a person is in play, a dilemma met, a mission attempted. */
export const usedBy = { Personnel: 'reported', Dilemma: 'encountered', Mission: 'attempt begun' } as const;

/** How often what happened to which card: `the-trois reported`. */
export type Uses = Readonly<Record<string, number>>;

export interface Played {
  readonly outcome: 'finished' | 'unfinished' | 'error';
  readonly standing: string;
  readonly turns: number;
  readonly uses: Uses;
  readonly error?: string;
}

const counted: ReadonlySet<string> = new Set(Object.values(usesOf).flat());

/** The card an event is about: an attempt is about a mission. */
const about = (s: State, event: GameEvent): string => {
  const id = event.e === 'attempt begun' ? event.on : event.e === 'facility seeded' ? -1 : event.card;
  return id === undefined || id < 0 ? '' : s.fixed.cards[id].def.id;
};

class Counts {
  readonly uses: Record<string, number> = {};
  add(s: State, events: readonly GameEvent[]): void {
    for (const event of events) {
      if (!counted.has(event.e)) continue;
      const card = about(s, event);
      if (!isPremium.has(card)) continue;
      // A card seeded aboard is in play from the beginning (WS-3.6).
      const what = event.e === 'seeded' ? `${card} reported` : `${card} ${event.e}`;
      this.uses[what] = (this.uses[what] ?? 0) + 1;
    }
  }
}

export const boxDeck = (number: number): Deck => buildSealed(poolOf(openBox(hex(number))));

const most = 20_000;

/** The game of a number: two boxes, what is built from them, and two bots. */
export function playNumber(number: number, bot: string): Played {
  const state = create({
    pool,
    format: warpSpeed,
    seed: hex(number),
    decks: [boxDeck(2 * number), boxDeck(2 * number + 1)],
  });
  const counts = new Counts();
  counts.add(state, state.events);
  const ended = (outcome: Played['outcome'], error?: string): Played => ({
    outcome,
    standing: state.result?.standing?.name ?? '',
    turns: state.turn,
    uses: counts.uses,
    ...(error === undefined ? {} : { error: `game ${number}: ${error}` }),
  });
  try {
    const players = [bots[bot]!(`${number} one`), bots[bot]!(`${number} two`)];
    for (let made = 0; made < most; made++) {
      const [decision] = decisions(state);
      if (!decision) return ended('finished');
      const choice = players[decision.player]!(
        () => view(state, decision.player),
        decision,
        (option, cards, stacks) => allows(state, option, cards, stacks),
      );
      const done = apply(state, choice);
      if (isRefusal(done)) return ended('error', sentence(done));
      counts.add(state, done.events);
    }
    return ended('unfinished', `it is not over after ${most} choices`);
  } catch (error) {
    return ended('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** What many games came to. */
export interface Sum {
  games: number;
  readonly outcomes: Record<string, number>;
  readonly standings: Record<string, number>;
  turns: number;
  readonly uses: Record<string, number>;
  readonly errors: string[];
}

export const emptySum = (): Sum => ({ games: 0, outcomes: {}, standings: {}, turns: 0, uses: {}, errors: [] });

const raise = (counts: Record<string, number>, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by;
};

export const addTo = (sum: Sum, played: Played): void => {
  sum.games += 1;
  sum.turns += played.turns;
  raise(sum.outcomes, played.outcome);
  if (played.standing) raise(sum.standings, played.standing);
  for (const [use, n] of Object.entries(played.uses)) raise(sum.uses, use, n);
  if (played.error !== undefined) sum.errors.push(played.error);
};

export const merge = (sum: Sum, other: Sum): void => {
  sum.games += other.games;
  sum.turns += other.turns;
  for (const part of ['outcomes', 'standings', 'uses'] as const)
    for (const [name, n] of Object.entries(other[part])) raise(sum[part], name, n);
  sum.errors.push(...other.errors);
};

/** Premium cards that were never used. */
export const unusedIn = ({ uses }: Sum): readonly string[] =>
  premiumCards
    .filter(({ id, type }) => type in usedBy && (uses[`${id} ${usedBy[type as keyof typeof usedBy]}`] ?? 0) === 0)
    .map(({ title }) => title);
