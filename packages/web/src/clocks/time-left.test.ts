import { expect, test } from 'vitest';
import { timeLeft, timeShown } from './time-left.ts';

const clocks = { left: [60_000, 30_000] as [number, number], running: [1 as const], now: 5, free: 3_000 };

test('only the clock of whoever is asked runs, and not in the first moments', () => {
  expect([timeLeft(clocks, 0, 9_000), timeLeft(clocks, 1, 2_000), timeLeft(clocks, 1, 9_000)]).toEqual([
    60_000, 30_000, 24_000,
  ]);
  expect(timeLeft(clocks, 1, 99_000)).toBe(0);
});

test.each([
  [3 * 86_400_000 + 5, '3 days'],
  [3 * 86_400_000 - 5_000, '3 days'],
  [2 * 86_400_000, '2 days'],
  [7_384_000, '2:03:04'],
  [727_000, '12:07'],
  [59_999, '1:00'],
  [9_940, '10.0'],
  [4_310, '4.4'],
  [0, '0.0'],
])('%i milliseconds are shown as %s', (left, shown) => {
  expect(timeShown(left)).toBe(shown);
});
