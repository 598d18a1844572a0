import { expect, test } from 'vitest';
import { anchorsOf, bookOf, chapters, clausesOf, cut, matching, sectionsOf, sheetIntro } from './book.ts';

const book = bookOf({
  clauses: [
    {
      id: 'B-1.1',
      sheet: 'base',
      chapter: '1. Conventions',
      title: 'Two players',
      text: 'A game has exactly two players.',
      rulings: [],
      tests: 1,
    },
    {
      id: 'B-4.2',
      sheet: 'base',
      chapter: '4. Uniqueness',
      section: 'Copies',
      title: 'One copy',
      text: 'A player may not have two copies of the same unique personnel.',
      rulings: ['R-1'],
      tests: 3,
    },
    {
      id: 'OTF-7.4',
      sheet: 'otf',
      chapter: 'Winning',
      title: 'Bonus points',
      text: 'Only so many count.',
      rulings: [],
      tests: 0,
    },
  ],
  rulings: [{ id: 'R-1', text: 'Counted per owner.', why: 'Control may change.' }],
});

const found = (words: string): readonly string[] => matching(book, words).map(({ id }) => id);

test('clauses stand in chapters and sections', () => {
  expect(
    chapters(book.slice(0, 2)).map(({ name, sections }) => [name, ...sections.map(({ heading }) => heading)]),
  ).toEqual([
    ['1. Conventions', undefined],
    ['4. Uniqueness', 'Copies'],
  ]);
});

test('clauses are found by id, title, text and rulings, by all of the words', () => {
  expect(found('')).toHaveLength(3);
  expect(found('b-4')).toEqual(['B-4.2']);
  expect(found('PLAYER personnel')).toEqual(['B-4.2']);
  expect(found('count bonus')).toEqual(['OTF-7.4']);
  expect(found('r-1 owner')).toEqual(['B-4.2']);
  expect(found('warp')).toEqual([]);
});

test('a clause is found by the cards of its list, and a sheet says its version', () => {
  const list = {
    kind: 'banned' as const,
    name: 'List',
    date: '2026',
    source: 'here',
    cards: [{ name: 'Ajur' }, { name: 'Tholun (2E)', becomes: 'Tholun' }],
  };
  const listed = book.map((clause) => (clause.id === 'OTF-7.4' ? { ...clause, list } : clause));
  expect(matching(listed, 'ajur').map(({ id }) => id)).toEqual(['OTF-7.4']);
  expect(matching(listed, 'boratus')).toEqual([]);
  const sheet = {
    id: 'modern',
    name: 'Modern',
    sheet: 'v1.6, May 2023',
    clauses: [{ id: 'x', title: 'x', text: 'x' }],
  };
  expect(sheetIntro(sheet)).toMatch(/^v1\.6, May 2023\. 1 clause changes the base game or adds to it\.$/);
});

test('a text is cut at what is searched for, whatever its case', () => {
  expect(cut('Bonus points (B-26.3)', '')).toEqual(['Bonus points (B-26.3)']);
  expect(cut('Bonus points (B-26.3)', 'bonus (b-26.3')).toEqual(['', 'Bonus', ' points ', '(B-26.3', ')']);
  expect(cut('a and A', 'a')).toEqual(['', 'a', ' ', 'a', 'nd ', 'A', '']);
});

test('a format says its clauses in its own words', () => {
  const sheet = { id: 'x', name: 'X', clauses: [{ id: 'B-4.2', title: 'three', text: 'Three copies.' }] };
  expect(clausesOf(sheet, book)).toEqual([{ ...book[1], title: 'three', text: 'Three copies.' }]);
});

test('a format without clauses is the base game', () => {
  expect(sheetIntro({ id: 'open', name: 'Open', clauses: [] })).toContain('base game');
  expect(sheetIntro({ id: 'x', name: 'X', clauses: [{ id: 'B-1.1', title: '', text: '' }] })).toContain('1 clause');
});

test('a clause of several sections has its own address in the first', () => {
  const shared = { id: 'OTF-7.4', title: 'bonus points', text: '' };
  const sections = sectionsOf(
    [
      { id: 'open', name: 'Open', clauses: [] },
      { id: 'otf', name: 'OTF', clauses: [shared] },
      { id: 'house', name: 'House', clauses: [shared] },
    ],
    book,
  );
  expect(sections.map(({ id, clauses }) => [id, clauses.length])).toEqual([
    ['format-otf', 1],
    ['format-house', 1],
    ['enhanced-premiere', 0],
    ['assisted', 0],
  ]);
  const anchorOf = anchorsOf(sections);
  expect([anchorOf('OTF-7.4', 'format-otf'), anchorOf('OTF-7.4', 'format-house'), anchorOf('B-1.1', 'base')]).toEqual([
    'OTF-7.4',
    'format-house-OTF-7.4',
    'B-1.1',
  ]);
});
