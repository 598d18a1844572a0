import { expect, test } from 'vitest';
import type { Spot } from '../parts/spot.ts';
import { arrowBetween, facing, withWords } from './arrow.ts';

const card: Spot = { x: 480, y: 700, wide: 120, high: 170 };

const pointsOf = (path: string): readonly (readonly number[])[] =>
  path
    .replaceAll(/[MCLZ]/g, ' ')
    .trim()
    .split(/ +/)
    .map(Number)
    .reduce<number[][]>((pairs, value, at) => {
      if (at % 2 === 0) pairs.push([value]);
      else pairs.at(-1)!.push(value);
      return pairs;
    }, []);

const isIn = ({ x, y, wide, high }: Spot, [px = 0, py = 0]: readonly number[]): boolean =>
  px > x && px < x + wide && py > y && py < y + high;

test.each<readonly [string, Spot, 'x' | 'y', number]>([
  ['a place above and to the left is met at its right', { x: 100, y: 500, wide: 90, high: 80 }, 'x', 198],
  ['a place straight above is met from below', { x: 490, y: 300, wide: 90, high: 80 }, 'y', 388],
  ['a place beside it is met at the side', { x: 800, y: 720, wide: 90, high: 80 }, 'x', 792],
  ['a thing close beside it is met from above', { x: 606, y: 720, wide: 90, high: 80 }, 'y', 712],
  ['a place too near for a line is met around the side', { x: 490, y: 640, wide: 90, high: 50 }, 'x', 588],
])('%s', (_, place, axis, at) => {
  const { shaft, head } = arrowBetween(card, place);
  const [tip = []] = pointsOf(head);
  expect(tip[axis === 'x' ? 0 : 1]).toBe(at);
  const ends = [pointsOf(shaft)[0]!, pointsOf(shaft).at(-1)!, ...pointsOf(head)];
  for (const spot of [card, place]) expect(ends.some((end) => isIn(spot, end))).toBe(false);
});

test('a line around the side stays in the window', () => {
  const [near, room] = [{ x: 490, y: 640, wide: 90, high: 50 }, 620];
  const { shaft, head } = arrowBetween(card, near, room);
  for (const [x = 0] of [...pointsOf(shaft), ...pointsOf(head)]) expect(x).toBeLessThanOrEqual(room);
});

test('a line between two things that are near stays between them', () => {
  const above = { x: 500, y: 620, wide: 80, high: 40 };
  const { shaft, head } = arrowBetween(card, above);
  for (const [, y = 0] of [...pointsOf(shaft), ...pointsOf(head)]) {
    expect(y).toBeGreaterThan(660);
    expect(y).toBeLessThan(700);
  }
});

test('what comes from the side of the words ends before them, if there is room', () => {
  const world = { x: 100, y: 500, wide: 50, high: 50 };
  expect(withWords(world, 270, { ...world, x: 330 })).toEqual({ ...world, wide: 170 });
  expect(withWords(world, 270, { ...world, x: 290 })).toBeUndefined();
  expect(withWords(world, 270, { ...world, x: 100, y: 700 })).toEqual(world);
});

test.each<readonly [string, Spot, Spot]>([
  ['a thing below it', { x: 300, y: 400, wide: 60, high: 40 }, { x: 330, y: 50, wide: 0, high: 150 }],
  ['a thing beside it', { x: 500, y: 100, wide: 60, high: 40 }, { x: 10, y: 120, wide: 370, high: 0 }],
  ['a thing at its corner', { x: 500, y: 400, wide: 60, high: 40 }, { x: 10, y: 50, wide: 370, high: 150 }],
])('the coach points straight at %s', (_, thing, piece) => {
  expect(facing({ x: 10, y: 50, wide: 370, high: 150 }, thing)).toEqual(piece);
});
