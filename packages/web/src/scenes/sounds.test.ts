import { expect, test } from 'vitest';
import { sounds } from './sounds.ts';

test.each(Object.entries(sounds))('%s is over within 400 ms', (_, tones) => {
  expect(Math.max(...tones.map(({ at, for: lasts }) => at + lasts))).toBeLessThanOrEqual(400);
});
