import { apply, clone, view } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { chooseNext, newGame, playersOf } from './games.ts';
import { patience } from './runs.ts';

const seers = [0, 1, 'spectator'] as const;

/** Decks of anything, starter decks, several formats. */
const seeds = [3, 4, 6, 9, 11];

/** A copy remembers nothing of earlier views. */
test.each(seeds)(
  'game %i: B-13.34 a view that takes over parts of the last one is like one that is made anew',
  (seed) => {
    const game = newGame(seed);
    const players = playersOf(seed);
    let shared = 0;
    for (let next = chooseNext(game, players); next; next = chooseNext(game, players)) {
      const before = seers.map((seer) => view(game.state, seer));
      apply(game.state, next.choice);
      game.choices.push(next.choice);
      const anew = clone(game.state);
      seers.forEach((seer, i) => {
        const now = view(game.state, seer);
        if (JSON.stringify(now) !== JSON.stringify(view(anew, seer))) expect(now).toEqual(view(anew, seer));
        if (now.spaceline.some((location, at) => location === before[i].spaceline[at])) shared += 1;
      });
    }
    expect(shared).toBeGreaterThan(game.choices.length);
  },
  patience,
);
