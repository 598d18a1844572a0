import { expect, test } from 'vitest';
import { chance, seedOf } from './chance.ts';

test('a text has one seed, and a seed one row of numbers', () => {
  expect(seedOf('Archer')).toBe(seedOf('Archer'));
  expect(seedOf('Archer')).not.toBe(seedOf('Archeq'));
  const [one, other] = [chance(7), chance(7)];
  expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  expect(new Set([1, 2, 3, 4, 5].map((seed) => chance(seed)())).size).toBe(5);
});

test('the numbers lie between 0 and 1, evenly', () => {
  const roll = chance(42);
  const rolled = Array.from({ length: 4000 }, roll);
  expect(rolled.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(rolled.reduce((sum, value) => sum + value, 0) / 4000).toBeCloseTo(0.5, 1);
});
