import type { Judgement } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { judgementWords } from './judgement.ts';

const term = (says: string, met: boolean, has?: number): Judgement => ({
  term: 'skill',
  says,
  met,
  ...(has === undefined ? {} : { has }),
  by: [],
  parts: [],
});
const of = (kind: 'all' | 'any', ...parts: readonly Judgement[]): Judgement => ({
  term: kind,
  says: '',
  met: kind === 'all' ? parts.every(({ met }) => met) : parts.some(({ met }) => met),
  by: [],
  parts,
});

test('a team that meets all is told so', () => {
  expect(judgementWords(of('any', term('Archaeology', true), term('CUNNING over 32', false, 20)))).toBe(
    'meets the requirements',
  );
});

test('only what is missing is named, with what is there of it', () => {
  const diplomacy = term('3 Diplomacy', false, 2);
  expect(judgementWords(of('all', diplomacy, term('STRENGTH over 35', true, 40)))).toBe('lacks 3 Diplomacy (2 there)');
  expect(judgementWords(of('all', diplomacy, term('MEDICAL', false, 0)))).toBe(
    'lacks 3 Diplomacy (2 there) and MEDICAL',
  );
});

test('of alternatives each is named', () => {
  expect(judgementWords(of('any', term('Archaeology', false, 0), term('CUNNING over 32', false, 20)))).toBe(
    'lacks Archaeology or CUNNING over 32 (20 there)',
  );
});
