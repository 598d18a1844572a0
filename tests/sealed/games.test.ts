import { expect, test } from 'vitest';
import type { Played } from './games.ts';
import { addTo, emptySum, merge, playNumber, premiumCards, unusedIn } from './games.ts';

/** A sample of what `node scripts/warp-speed.mjs` plays two thousand of; docs/warp-speed-games.md has its figures. */
test('WS-1.1, WS-5.2: decks built from random boxes play each other to a result, and meet the premium cards', () => {
  const sum = emptySum();
  for (const bot of ['steered', 'officer']) for (const number of [1, 2, 3, 4]) addTo(sum, playNumber(number, bot));
  expect(sum.errors).toEqual([]);
  expect(sum.outcomes).toEqual({ finished: 8 });
  expect(Object.values(sum.standings).reduce((all, n) => all + n, 0)).toBe(8);
  expect(sum.standings['Full Win']).toBeGreaterThan(0);
  expect(unusedIn(sum).length).toBeLessThan(premiumCards.length - 6);
});

test('a game that breaks or does not end is counted as such, and a card nobody used is named', () => {
  const sum = emptySum();
  const played: Played = {
    outcome: 'unfinished',
    standing: '',
    turns: 3,
    uses: { 'the-trois reported': 1 },
    error: 'x',
  };
  addTo(sum, played);
  merge(sum, { ...sum, errors: [] });
  expect(sum).toMatchObject({ games: 2, outcomes: { unfinished: 2 }, turns: 6, errors: ['x'] });
  expect(unusedIn(sum)).toHaveLength(premiumCards.length - 1);
  expect(unusedIn(sum)).not.toContain('The Trois');
});
