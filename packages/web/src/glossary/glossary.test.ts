import { cutAtTerms, termCutter, termIds } from '@spaceline/art';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { german, termForms } from '../i18n/german/index.ts';
import { glossary } from './glossary.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const { clauses } = JSON.parse(read('packages/formats/src/clauses.generated.json')) as {
  readonly clauses: readonly { readonly id: string }[];
};

const english = (word: string): string => word.split('::')[0] ?? word;

test('every word of the rules has a clause that there is', () => {
  const known = new Set(clauses.map(({ id }) => id));
  expect(termIds.filter((term) => !known.has(glossary[term].clause))).toEqual([]);
});

test('where developers have the word, too, it is of the same clause', () => {
  const rows = [...read('docs/glossary.md').matchAll(/^\| ([^|]+?) +\|[^|]*\| (B-[\d.]+)/gm)];
  const ours = new Map(rows.flatMap(([, words = '', clause = '']) => words.split(', ').map((one) => [one, clause])));
  const both = termIds.flatMap((term) => {
    const { word, clause } = glossary[term];
    const said = ours.get(english(word).toLowerCase()) ?? ours.get(english(word));
    return said === undefined ? [] : [{ term, clause, said }];
  });
  expect(both.length).toBeGreaterThan(15);
  expect(both.filter(({ clause, said }) => clause !== said && !clause.startsWith(`${said}.`))).toEqual([]);
});

test.each(termIds)('%s is found in its own words, in both languages', (term) => {
  const { word } = glossary[term];
  expect(cutAtTerms(english(word)).some((piece) => piece.term === term)).toBe(true);
  const other = german[word];
  expect(termCutter(termForms)(other).some((piece) => piece.term === term)).toBe(true);
});
