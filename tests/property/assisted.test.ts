import { describe, expect, test } from 'vitest';
import { assistedGame, meddle } from './assisted.ts';
import { batches, patience } from './runs.ts';

describe('A-2, A-3.1: whatever players correct and answer, the table stays a table', () => {
  test.each(batches(0.2))(
    'games from $from',
    ({ seeds }) => {
      const meddled = seeds.map((seed) => meddle(assistedGame(seed)));
      for (const { corrections } of meddled) expect(corrections).toBeGreaterThan(0);
      if (seeds.length < 5) return;
      for (const what of ['inside', 'answers', 'nullified'] as const)
        expect([what, meddled.some((game) => game[what] > 0)]).toEqual([what, true]);
    },
    patience,
  );
});
