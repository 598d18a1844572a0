import { expect, test } from 'vitest';
import { chapters, matching, sheetIntro } from './rule-book.ts';

const base = [
  { id: 'B-1.1', title: 'A game has exactly two players' },
  { id: 'B-1.2', title: 'You is the player whose personnel meet the card' },
  { id: 'B-10.1', title: 'Missions are placed in turns' },
];

test('clauses are put into chapters by number', () => {
  expect(chapters(base).map(({ chapter, clauses }) => [chapter, clauses.length])).toEqual([
    ['1', 2],
    ['10', 1],
  ]);
});

test('clauses are found by id, title and text, by all of the words', () => {
  expect(matching(base, '').length).toBe(3);
  expect(matching(base, 'b-10').map(({ id }) => id)).toEqual(['B-10.1']);
  expect(matching(base, 'PLAYER personnel').map(({ id }) => id)).toEqual(['B-1.2']);
  expect(matching([{ id: 'OTF-7.4', title: 'bonus points', text: 'only so many count' }], 'count bonus')).toHaveLength(
    1,
  );
  expect(matching(base, 'warp')).toEqual([]);
});

test('a format without clauses is the base game', () => {
  expect(sheetIntro({ id: 'open', name: 'Open', clauses: [] })).toContain('base game');
  expect(sheetIntro({ id: 'x', name: 'X', clauses: [{ ...base[0]!, text: '' }] })).toContain('1 clause');
});
