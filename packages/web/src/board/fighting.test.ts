import type { View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { fireOn } from './fighting.ts';

const vessel = (card: number, weapons: number, shields: number) => ({ card, weapons, shields });
const view = {
  spaceline: [{ ships: [vessel(1, 8, 9), vessel(2, 6, 7)], facilities: [vessel(3, 0, 14)] }],
} as unknown as View;

test('B-20.28 before ships fire it is told what their fire would come to', () => {
  expect(fireOn(view, [1], 2)).toEqual({ result: 'hit', attack: 8, defense: 7 });
  expect(fireOn(view, [1, 2], 3)).toEqual({ result: 'missed', attack: 14, defense: 14 });
  expect(fireOn(view, [1, 2], 2)).toEqual({ result: 'hit', attack: 14, defense: 7 });
  expect(fireOn(view, [1, 1, 2], 2)).toEqual({ result: 'direct hit', attack: 22, defense: 7 });
});

test('nothing is told of fire that nobody has, or on what has no shields that are known', () => {
  expect(fireOn(view, [], 2)).toBeUndefined();
  expect(fireOn(view, [1], 9)).toBeUndefined();
});
