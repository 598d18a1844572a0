import { expect, test } from 'vitest';
import { agoWords, ratingWords } from './words.ts';

const now = Date.parse('2026-11-17T12:00:00Z');

test.each([
  ['2026-11-17T11:59:30Z', 'just now'],
  ['2026-11-17T12:00:05Z', 'just now'],
  ['2026-11-17T11:58:00Z', '2 min ago'],
  ['2026-11-17T11:00:00Z', '1 h ago'],
  ['2026-11-16T13:00:00Z', '23 h ago'],
  ['2026-11-16T11:00:00Z', 'yesterday'],
  ['2026-11-10T11:00:00Z', '7 days ago'],
])('%s was %s', (moment, words) => {
  expect(agoWords(moment, now)).toBe(words);
});

test('a rating that says little yet has a question mark', () => {
  expect(ratingWords({ rating: 1662, provisional: true })).toBe('1662?');
  expect(ratingWords({ rating: 1662, provisional: false })).toBe('1662');
});
