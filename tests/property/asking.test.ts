import type { Choice, State } from '@spaceline/engine';
import {
  allows,
  apply,
  choose,
  decisions,
  deserialize,
  explain,
  isRefusal,
  locationId,
  serialize,
  view,
} from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type Game, chooseNext, newGame, playersOf } from './games.ts';

/** A question may be asked of a table that cannot be changed at all: not even for a moment. */

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
};

/** A copy in ice. What is looked up and remembered is no part of the game. */
const frozen = ({ setup, state }: Game): State => {
  const copy = deserialize(setup, serialize(state));
  const { fixed: _fixed, memory: _memory, ...rest } = copy;
  freeze(rest);
  return Object.freeze(copy);
};

const askEverything = (s: State): void => {
  for (const seer of [0, 1, 'spectator'] as const) view(s, seer);
  for (const decision of decisions(s))
    for (const option of decision.options) {
      const choice = choose(decision, option, option.pick?.from.slice(0, option.pick.min));
      allows(s, option, choice.cards);
      for (const player of [0, 1] as const) explain(s, player, choice);
      // Whatever an option does, with any card in play.
      for (const card of s.play.map(locationId))
        explain(s, decision.player, {
          ...choice,
          card,
          on: option.do === 'play' ? { card } : card,
          cards: [],
        } as Choice);
    }
};

const every = 7;

describe('asking', () => {
  test.each([2, 3, 6, 9])('changes nothing in game %i, not even for a moment', (seed) => {
    const game = newGame(seed);
    const players = playersOf(seed);
    for (let next = chooseNext(game, players); next; next = chooseNext(game, players)) {
      if (game.choices.length % every === 0) askEverything(frozen(game));
      expect(isRefusal(apply(game.state, next.choice))).toBe(false);
      game.choices.push(next.choice);
      if (game.choices.length > 600) return;
    }
  });
});
