// How often a player is asked in the opponent's turn: whenever some card could do something, and by the usual stops.
import { steeredBot } from '@spaceline/bots';
import { allCards, cardById } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { allows, apply, choose, create, decisions, isRefusal, makePool, view } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { isAskedFor, momentOf, stopKey, usualStops, worthAsking } from '@spaceline/protocol';

const nothing = new Set<string>();
const typeOf = (def: string) => cardById(def)?.type;

interface Turn {
  /** Questions with something to do besides passing. */
  before: number;
  now: number;
  /** Cards that could do something. */
  readonly able: Set<string>;
  responses: number;
}

/** Plays a game and counts, for each turn, the questions to the player whose turn it is not. */
function turnsOf(seed: string): Turn[] {
  const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
  const state = create({ pool: makePool(allCards), format: open, seed, decks });
  const players = [steeredBot(`${seed} 0`), steeredBot(`${seed} 1`)];
  const turns = new Map<number, Turn>();
  for (let made = 0; made < 3_000 && state.turn < 40; made += 1) {
    const [decision] = decisions(state);
    if (!decision) break;
    const seen = view(state, decision.player);
    const moment = momentOf(decision, seen);
    if (moment && seen.active !== decision.player) {
      const turn = turns.get(state.turn) ?? { before: 0, now: 0, able: new Set<string>(), responses: 0 };
      const keys = worthAsking(decision, seen, usualStops, typeOf).map(stopKey);
      if (decision.options.length > 1) turn.before += 1;
      if (isAskedFor(decision, seen, { stops: usualStops, asked: turn.able, silent: nothing, typeOf })) {
        turn.now += 1;
        if (moment !== 'their turn') turn.responses += 1;
        for (const key of keys) turn.able.add(key);
      }
      turns.set(state.turn, turn);
    }
    // Whoever waits keeps their cards.
    const pass = moment && decision.options.find(({ do: verb }) => verb === 'pass');
    const choice = pass
      ? choose(decision, pass)
      : players[decision.player]!(
          () => seen,
          decision,
          (option, cards, stacks) => allows(state, option, cards, stacks),
        );
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(done.why);
  }
  return [...turns.values()];
}

test('in a turn of the other in which nothing can be answered, a card that can be played at any time is asked about once', () => {
  const turns = ['a1', 'b2', 'c3', 'd4'].flatMap((word) => turnsOf(word.repeat(32)));
  const held = turns.filter(({ before }) => before > 0);
  const quiet = held.filter(({ responses, able }) => responses === 0 && able.size === 1);
  expect(quiet.length).toBeGreaterThan(5);
  expect(Math.max(...quiet.map(({ before }) => before))).toBeGreaterThan(3);
  for (const { now } of quiet) expect(now).toBeLessThanOrEqual(1);
  for (const { now, able, responses } of held) expect(now).toBeLessThanOrEqual(able.size + responses);
});
