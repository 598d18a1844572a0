import { expect, test } from 'vitest';
import { assistedGame } from './assisted.ts';
import { type Game, newGame } from './games.ts';
import { batches, patience } from './runs.ts';

/** Plays so many of the random games and an assisted one to their ends; `differs` tells the first choice at which something does. */
export function testWholeGames(differs: (game: Game) => string | undefined, share: number): void {
  test.each(batches(share))(
    'games from $from on',
    ({ seeds }) => {
      for (const seed of seeds) expect(differs(newGame(seed))).toBeUndefined();
    },
    patience,
  );

  test('at an assisted table', { timeout: patience }, () => {
    expect(differs(assistedGame(1))).toBeUndefined();
  });
}
