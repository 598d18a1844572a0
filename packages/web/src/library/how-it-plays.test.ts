import { blankFace } from '@spaceline/art';
import { expect, test } from 'vitest';
import type { Law } from '../net/api.ts';
import { chaptersFor, saidOf } from './how-it-plays.ts';

const clause = (id: string, chapter: string, text: string, rulings: readonly string[] = []) => ({
  id,
  title: id,
  text,
  chapter,
  rulings,
  sheet: 'base',
  tests: 1,
});

const law: Law = {
  clauses: [
    clause('B-8.1', '8. Seed phases', 'Cards are seeded.'),
    clause('B-17.1', '17. Dilemma resolution', 'A dilemma is met.', ['S-1', 'S-2']),
    clause('B-17.2', '17. Dilemma resolution', 'Archer and others stop teams.'),
    clause('B-17.3', '17. Dilemma resolution', 'Archers do not.'),
  ],
  rulings: [
    { id: 'S-1', text: 'Archer lets the opponent break ties.' },
    { id: 'S-2', text: 'Nothing about it.' },
  ],
};

const archer = { ...blankFace('archer'), title: 'Archer', type: 'Dilemma' };

test('a card is told with the clauses and rulings that name it, and with the chapters about its type', () => {
  expect(saidOf(archer, law).map(({ clause: { id }, rulings }) => [id, rulings.map((ruling) => ruling.id)])).toEqual([
    ['B-17.1', ['S-1']],
    ['B-17.2', []],
  ]);
  expect(chaptersFor(archer, law).map(({ id }) => id)).toEqual(['B-17.1', 'B-8.1']);
});
