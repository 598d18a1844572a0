import type { Judgement, Outlook } from '@spaceline/engine';
import { locationId } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { bestAt, judgedTerms, termWords } from './requirement.ts';

const leaf = (says: string, met: boolean, has = 0): Judgement => ({ term: 'skill', says, met, has, by: [], parts: [] });
const group = (term: 'all' | 'any', parts: readonly Judgement[]): Judgement => ({
  term,
  says: '',
  met: term === 'all' ? parts.every((part) => part.met) : parts.some((part) => part.met),
  by: [],
  parts,
});

const terms = [
  [
    { what: 'Geology', levels: 1 },
    { what: 'INTEGRITY', over: 35 },
  ],
  [{ what: 'MEDICAL', levels: 3 }],
];

test('every term carries what is judged of it, in the order of the mission', () => {
  const judged = group('any', [
    group('all', [leaf('Geology', true, 1), leaf('INTEGRITY', false, 33)]),
    leaf('MEDICAL', false),
  ]);
  expect(judgedTerms({ terms }, judged)).toEqual([
    { what: 'Geology', levels: 1, or: false, met: true, has: 1 },
    { what: 'INTEGRITY', over: 35, or: false, met: false, has: 33 },
    { what: 'MEDICAL', levels: 3, or: true, met: false, has: 0 },
  ]);
});

test('where nobody is there, or the judgement is built otherwise, nothing is marked', () => {
  expect(judgedTerms({ terms }).every(({ met }) => met === undefined)).toBe(true);
  expect(judgedTerms({ terms }, leaf('something else', true)).every(({ met }) => met === undefined)).toBe(true);
  expect(judgedTerms({})).toEqual([]);
});

test('of several groups at a place the one that comes nearest is shown', () => {
  const outlook = (ship: number, requirements: Judgement): Outlook => ({
    at: locationId(4),
    ship,
    team: 0,
    members: [ship],
    requirements,
  });
  const near = group('all', [leaf('a', true), leaf('b', false)]);
  const far = group('all', [leaf('a', false), leaf('b', false)]);
  expect(bestAt([outlook(1, far), outlook(2, near)], locationId(4))?.ship).toBe(2);
  expect(bestAt([outlook(1, near), outlook(2, leaf('a', true))], locationId(4))?.ship).toBe(2);
  expect(bestAt([outlook(1, near)], locationId(5))).toBeUndefined();
});

test('a term is said in few letters', () => {
  expect(terms.flat().map(termWords)).toEqual(['Geology', 'INTEGRITY >35', 'MEDICAL ×3']);
});
