import { describe, test } from 'vitest';
import { newGame, playersOf } from './games.ts';
import { batches, patience } from './runs.ts';
import { watch } from './watch.ts';

describe('random games keep the rules that hold always', () => {
  test.each(batches())(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) watch(newGame(seed), playersOf(seed));
    },
    patience,
  );
});
