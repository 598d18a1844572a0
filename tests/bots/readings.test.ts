import { readFileSync } from 'node:fs';
import { allCards } from '@spaceline/cards';
import { readingOf, readingSays } from '@spaceline/bots/reading';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { page } from './readings.ts';

test('docs/generated/readings.md is up to date (node scripts/readings.mjs)', async () => {
  const text = await format(page(), { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
  expect(readFileSync(new URL('../../docs/generated/readings.md', import.meta.url), 'utf8')).toBe(text);
});

test('something is read in every card that does something', () => {
  const silent = allCards.filter((card) => {
    const reading = readingOf(card);
    return reading.is === 'use' && reading.use.ways.every(({ gains }) => gains.length === 0);
  });
  // A game is staked, and a deck shuffled: nothing that a player could count on.
  expect(silent.map(({ title }) => title).toSorted()).toEqual(['Raise the Stakes', 'The Juggler']);
  for (const card of allCards) expect(readingSays(readingOf(card)).length, card.title).toBeGreaterThan(10);
});
