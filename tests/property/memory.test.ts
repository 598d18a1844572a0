import { apply, clone, decisions } from '@spaceline/engine';
import { describe } from 'vitest';
import { type Game, chooseNext, playersOf } from './games.ts';
import { testWholeGames } from './whole-games.ts';

/**
 * What the engine keeps in memory between two changes of the table (who is where, who speaks about what, whom a text
 * could mean) is never out of date: a copy of the game remembers nothing and looks everything up anew, and its players
 * are asked the same.
 */

/** The first choice after which a copy offers something else. */
const differs = (game: Game): string | undefined => {
  const players = playersOf(game.seed);
  const { state, choices } = game;
  for (;;) {
    const asked = decisions(state);
    if (JSON.stringify(asked) !== JSON.stringify(decisions(clone(state))))
      return `game ${game.seed}, choice ${choices.length}: ${choices.at(-1)?.do}`;
    const next = chooseNext(game, players, asked);
    if (!next) return undefined;
    apply(state, next.choice);
    choices.push(next.choice);
  }
};

describe('what is remembered is what would be found', () => {
  // Two in each format, three or four of them with decks of anything there is.
  testWholeGames(differs, 0.05);
});
