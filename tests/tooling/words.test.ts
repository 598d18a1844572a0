import { allCards } from '@spaceline/cards';
import {
  actWords,
  amountWords,
  conditionWords,
  ruleWords,
  selectionWords,
  targetWords,
  termWords,
  whoWords,
  windowWords,
} from '@spaceline/language';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Words of the card language that serve a single card. What the next set will say with a word counts as well
 * (docs/next-set.md): a verb of which Premiere has one example is no subroutine of that card.
 */

const root = join(import.meta.dirname, '../..');

/** Each family of words: its folder, and the part of a program that names one of them. */
const families = [
  ['acts', 'act', actWords],
  ['rules', 'rule', ruleWords],
  ['selections', 'select', selectionWords],
  ['who', 'who', whoWords],
  ['conditions', 'if', conditionWords],
  ['windows', 'to', windowWords],
  ['targets', 'target', targetWords],
  ['terms', 'term', termWords],
  ['amounts', 'by', amountWords],
] as const;

const wordAt = (key: string, value: unknown): string | undefined =>
  families.flatMap(([folder, tag, words]) =>
    key === tag && typeof value === 'string' && Object.hasOwn(words, value)
      ? [`${folder}/${value.replaceAll(/[ ']/g, '-')}`]
      : [],
  )[0];

const wordsIn = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const word = wordAt(key, value);
    return word ? [word] : wordsIn(value);
  });
};

const uses = new Map<string, number>();
for (const card of allCards) for (const word of new Set(wordsIn(card))) uses.set(word, (uses.get(word) ?? 0) + 1);

const [, cardByCard = ''] = readFileSync(join(root, 'docs/next-set.md'), 'utf8').split('## Card by card');
const nextSet = new Set(
  cardByCard
    .split('\n')
    .flatMap((row) => (row.split('|')[2] ?? '').split(','))
    .map((word) => word.trim().replaceAll(' ', '-')),
);

const fileOf = (word: string): string => join(root, 'packages/language/src', `${word}.ts`);
const single = [...uses].flatMap(([word, n]) => (n === 1 && !nextSet.has(word.split('/')[1] ?? '') ? [word] : []));

describe('words that serve a single card', () => {
  test('are few', () => {
    expect(single.length, single.toSorted().join(', ')).toBeLessThanOrEqual(30);
  });

  test.each(single)('%s says why', (word) => {
    expect(existsSync(fileOf(word))).toBe(true);
    expect(readFileSync(fileOf(word), 'utf8').replaceAll(/\s*\n \* /g, ' ')).toMatch(/Single card: \w/);
  });
});
