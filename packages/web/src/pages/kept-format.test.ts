import { expect, test } from 'vitest';
import type { StarterDeck } from '../net/api.ts';
import { composerAddress, judgedIn, keyOf, sharedText } from './kept-format.ts';

test('a format travels in the address of the composer, whatever it says', () => {
  const text = 'name: Fünf / fünf %20 & mehr\nover: otf\nwithout OTF-6.1\n';
  const address = composerAddress(text);
  expect(address).toMatch(/^#\/format\/[\w%.!~*'()-]+$/);
  expect(sharedText(address.slice('#/format/'.length))).toBe(text);
  expect(composerAddress()).toBe('#/format');
});

test('an address that was cut is no format', () => {
  expect(sharedText('name%3A%2')).toBeUndefined();
  expect(sharedText(undefined)).toBeUndefined();
});

test('decks are judged in one format more', () => {
  const deck = (id: string): StarterDeck => ({
    id,
    title: id,
    description: '',
    deck: { missions: [], seeds: [], draw: [] },
    illegalIn: { otf: { why: ['banned'] } },
  });
  const format = keyOf({ name: 'Ours' });
  const [one, two] = judgedIn([deck('one'), deck('two')], format, { two: { why: ['five copies'] } });
  expect(one).toEqual(deck('one'));
  expect(two?.illegalIn).toEqual({ otf: { why: ['banned'] }, 'house:Ours': { why: ['five copies'] } });
});
