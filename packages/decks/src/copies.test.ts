import { expect, test } from 'vitest';
import { judge } from './index.ts';

test('B-7.6: any number of copies of a card is legal in the base game', () => {
  const missions = ['excavation', 'evacuation', 'study-nebula', 'test-mission', 'repair-mission', 'first-contact'];
  const many = (id: string, n: number): string[] => Array.from({ length: n }, () => id);
  const deck = { missions, seeds: many('archer', 30), draw: many('taurik', 60) };
  expect(judge(deck, { id: 'open' })).toEqual([]);
  // The other limits stay.
  expect(judge({ ...deck, seeds: many('archer', 31) }, { id: 'open' }).map(({ clause }) => clause)).toEqual(['B-7.3']);
});
