import { fileURLToPath } from 'node:url';
import { runStory } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { file, puzzles, solvedBy } from './solve.ts';

test('the best line of each puzzle holds as it stands', () => {
  const { difference, passed } = runStory(fileURLToPath(file));
  expect(difference ?? '').toBe('');
  expect(passed).toBe(puzzles.length);
});

test('the officer finds most of the best lines', () => {
  const solved = solvedBy('officer');
  expect(solved.length, solved.join(', ')).toBeGreaterThanOrEqual(8);
});

test('the captain finds all of them', () => {
  expect(solvedBy('captain')).toEqual(puzzles.map(({ title }) => title.split(':')[0]));
});

test('a player who rolls dice finds next to none of them', () => {
  expect(solvedBy('random').length).toBeLessThanOrEqual(2);
});
