import { apply, clone, Fingerprints, hash } from '@spaceline/engine';
import type { State } from '@spaceline/engine';
import { describe } from 'vitest';
import { type Game, chooseNext, playersOf } from './games.ts';
import { testWholeGames } from './whole-games.ts';

/** The fingerprint that only writes what has changed is the one of the whole text, also after going back. */

/** Choices after which the game is asked once more about a table it had before. */
const everyNth = 7;

/** The first choice after which they differ. */
const differs = (game: Game): string | undefined => {
  const players = playersOf(game.seed);
  const prints = new Fingerprints();
  let earlier: State | undefined;
  for (let state = game.state; ;) {
    if (prints.of(state) !== hash(state)) return `game ${game.seed}, choice ${game.choices.length}`;
    if (game.choices.length % everyNth === 0) {
      if (earlier && prints.of(earlier) !== hash(earlier)) return `game ${game.seed}, back at ${earlier.seq}`;
      earlier = state;
    }
    const next = chooseNext({ ...game, state }, players);
    if (!next) return undefined;
    // Tables are not changed any more once their fingerprint was taken.
    state = clone(state);
    apply(state, next.choice);
    game.choices.push(next.choice);
  }
};

describe('a fingerprint is the same, however it is made', () => {
  testWholeGames(differs, 0.02);
});
