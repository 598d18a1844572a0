import { describe, expect, test } from 'vitest';
import { roomFor } from './room.ts';

const field = { x: 0, y: 0, wide: 1000, high: 600 };
const size = { wide: 300, high: 200 };
const at = (x: number, y: number, wide: number, high: number, weight = 1) => ({ x, y, wide, high, weight });

describe('where the coach stands', () => {
  test('stays where it is as long as nothing lies there', () => {
    expect(roomFor(size, field, [at(500, 0, 100, 100)], { x: 100, y: 50 })).toMatchObject({ x: 100, y: 50, covers: 0 });
  });

  test('gives way to what lies there, no farther than it must', () => {
    expect(roomFor(size, field, [at(350, 0, 100, 600)], { x: 100, y: 50 })).toMatchObject({ x: 36, y: 50, covers: 0 });
  });

  test('stays inside of the window', () => {
    expect(roomFor(size, field, [], { x: 900, y: -50 })).toMatchObject({ x: 700, y: 0 });
  });

  test('covers what weighs least where there is no room', () => {
    const all = [at(0, 0, 1000, 300, 5), at(0, 300, 1000, 300)];
    expect(roomFor(size, field, all, { x: 0, y: 0 })).toMatchObject({ y: 314, covers: 60_000 });
  });
});
