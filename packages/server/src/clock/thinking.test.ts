import type { ClockSettings } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { moved, outOfTime, runsOut, started } from './thinking.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const free = 3_000;
const game: ClockSettings = { kind: 'game', minutes: 10, increment: 20 };

describe('minutes for the game', () => {
  const begun = started(game, [0], 1_000);

  test('run for whoever is asked, and the first moments of an answer are free', () => {
    const after = moved(game, begun, { now: 1_000 + minute, mover: 0, deciding: [1] });
    expect(after).toEqual({ left: [10 * minute - (minute - free), 10 * minute], running: [1], now: 61_000, free });
    const quick = moved(game, after, { now: 61_000 + free, mover: 1, deciding: [0] });
    expect(quick.left).toEqual(after.left);
  });

  test('run for both when both are asked; the answer of one gives the other nothing', () => {
    const both = started(game, [0, 1], 0);
    const after = moved(game, both, { now: minute, mover: 1, deciding: [0] });
    expect(after.left).toEqual([9 * minute, 9 * minute + free]);
  });

  test('grow with every turn of one’s own', () => {
    const after = moved(game, begun, { now: 2_000, mover: 0, deciding: [1], turnOf: 1 });
    expect(after.left).toEqual([10 * minute, 10 * minute + 20_000]);
  });

  test('stand still while nobody is asked', () => {
    const paused = moved(game, begun, { now: 1_000 + minute, deciding: [] });
    expect(runsOut(paused)).toBeUndefined();
    const later = moved(game, paused, { now: day, deciding: [0] });
    expect(later.left).toEqual([9 * minute, 10 * minute]);
    expect(outOfTime(paused, 9 * day)).toBeUndefined();
  });

  test('run out', () => {
    expect(runsOut(begun)).toBe(1_000 + 10 * minute + free);
    expect(outOfTime(begun, 1_000 + 10 * minute)).toBeUndefined();
    expect(outOfTime(begun, 1_000 + 10 * minute + free)).toBe(0);
    const both = { ...begun, left: [2 * minute, minute] as [number, number], running: [0 as const, 1 as const] };
    expect(outOfTime(both, day)).toBe(1);
  });

  test('a clock that was read late never gives time back', () => {
    expect(moved(game, begun, { now: 0, mover: 0, deciding: [1] })).toMatchObject({
      now: 1_000,
      left: [600_000, 600_000],
    });
  });
});

describe('days for a move', () => {
  const slow: ClockSettings = { kind: 'correspondence', days: 3 };

  test('are anew with every move, and go on while the other moves too', () => {
    const both = started(slow, [0, 1], 0);
    const after = moved(slow, both, { now: day, mover: 0, deciding: [0, 1] });
    expect(after.left).toEqual([3 * day, 2 * day]);
    const asked = moved(slow, after, { now: 2 * day, mover: 1, deciding: [0] });
    expect(asked.left).toEqual([2 * day, 3 * day]);
    expect(moved(slow, asked, { now: 4 * day - 1, mover: 0, deciding: [1] }).left).toEqual([3 * day, 3 * day]);
    expect(outOfTime(asked, 4 * day + free)).toBe(0);
  });
});
