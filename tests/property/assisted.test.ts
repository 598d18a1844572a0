import { describe, expect, test } from 'vitest';
import { assistedGame, meddle } from './assisted.ts';
import { batches, patience } from './runs.ts';

describe('A-2: whatever players correct, the table stays a table', () => {
  test.each(batches(0.2))(
    'games from $from',
    ({ seeds }) => {
      for (const seed of seeds) expect(meddle(assistedGame(seed)).corrections).toBeGreaterThan(0);
    },
    patience,
  );
});
