import type { SeenEvent } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { justFought } from './fighting.ts';

const told = (...names: readonly SeenEvent['e'][]): readonly SeenEvent[] =>
  names.map((e) => ({ e, player: 0, card: -1, on: -1, n: 0, cards: [], word: '', names: {} }) as SeenEvent);
const fought = ['battle initiated', 'fired', 'hit', 'damaged', 'battle won', 'stopped', 'battle ended'] as const;
const reported = ['battle initiated', 'fired', 'hit', 'damaged', 'battle won'];

test('a battle is reported when it is over, until something else happens', () => {
  const report = (...names: readonly SeenEvent['e'][]) => justFought(told(...names)).map(({ e }) => e);
  expect(report('battle initiated', 'fired')).toEqual([]);
  expect(report('turn begun', ...fought)).toEqual(reported);
  expect(report('battle initiated', 'battle ended', ...fought, 'passed')).toEqual(reported);
  expect(report(...fought, 'played')).toEqual([]);
  expect(report('battle initiated', 'battle cancelled')).toEqual(['battle initiated', 'battle cancelled']);
});
