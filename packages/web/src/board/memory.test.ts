import type { CardView, LocationView, RememberedView, View } from '@spaceline/engine';
import { cardId, locationId } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { defIn, knownSeeds, seenInPile, seenWith } from './memory.ts';

const remembered = (id: number, lies: RememberedView['lies']): RememberedView => ({
  card: cardId(id),
  def: `card-${id}`,
  owner: 1,
  lies,
});
const here = locationId(1);
const view = {
  cards: [{ id: cardId(10), def: 'archer', owner: 0 } as CardView],
  remembered: [
    remembered(20, { under: here, position: 1 }),
    remembered(21, { under: locationId(2), position: 0 }),
    remembered(30, { in: 'draw deck', of: 0, position: 4 }),
    remembered(31, { in: 'draw deck', of: 0, position: 0 }),
    remembered(32, { in: 'draw deck', of: 1, position: 0 }),
    remembered(33, { in: 'hand', of: 0, position: 0 }),
    remembered(40, { with: cardId(5) }),
    remembered(41, { with: cardId(6) }),
  ],
} as unknown as View;
const location = {
  id: here,
  known: [
    { card: cardId(12), position: 2 },
    { card: cardId(10), position: 0 },
  ],
} as unknown as LocationView;

test('B-8.5 known and remembered seeds of one mission are one list, in the order of their meeting', () => {
  expect(knownSeeds(view, location)).toEqual([
    { card: 10, position: 0 },
    { card: 20, position: 1 },
    { card: 12, position: 2 },
  ]);
});

test('what was seen in a pile is listed in its order, other piles and players apart', () => {
  expect(seenInPile(view, 0, 'draw deck').map(({ card }) => card)).toEqual([31, 30]);
  expect(seenInPile(view, 0, 'hand').map(({ card }) => card)).toEqual([33]);
  expect(seenInPile(view, 1, 'hand')).toEqual([]);
});

test('what was seen aboard is listed there and nowhere else', () => {
  expect(seenWith(view, cardId(5))).toEqual([40]);
  expect(seenWith(view, cardId(7))).toEqual([]);
});

test('a card is known by what is seen of it now, else by what was seen of it', () => {
  expect(defIn(view, cardId(10))).toBe('archer');
  expect(defIn(view, cardId(41))).toBe('card-41');
  expect(defIn(view, cardId(99))).toBeUndefined();
});
