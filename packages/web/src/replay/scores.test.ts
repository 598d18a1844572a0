import { describe, expect, test } from 'vitest';
import type { Moment } from './recording.ts';
import { areaOf, numbered, scoresOf } from './scores.ts';

const points = (at: number, player: 0 | 1, n: number): Moment => ({ at, kind: 'points', player, n });
const turn = (n: number): Moment => ({ at: n * 10, kind: 'turn', player: -1, n });

describe('the scores along a replay', () => {
  const moments = [turn(1), points(12, 0, 30), points(20, 1, 35), points(31, 0, -5), turn(2)];

  test('are the sums of what each player scored and lost, at the choice that did it', () => {
    expect(scoresOf(moments, 0)).toEqual([
      { at: 12, points: 30 },
      { at: 31, points: 25 },
    ]);
    expect(scoresOf(moments, 1)).toEqual([{ at: 20, points: 35 }]);
  });

  test('are drawn as steps, never below the line', () => {
    expect(areaOf(scoresOf(moments, 0), 40, 50)).toBe('M0 0H12V15H31V12.5H40V0Z');
    expect(areaOf([{ at: 3, points: -10 }], 10, 50)).toBe('M0 0H3V0H10V0Z');
    expect(areaOf([], 10, 50)).toBe('M0 0H10V0Z');
  });
});

test('as many turns are numbered as there is room for, the first among them', () => {
  const turns = Array.from({ length: 30 }, (_, n) => turn(n + 1));
  expect(numbered(turns, 30)).toHaveLength(30);
  expect(numbered(turns, 10).map(({ n }) => n)).toEqual([1, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30]);
  expect(numbered([], 10)).toEqual([]);
});
