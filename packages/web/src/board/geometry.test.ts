import { describe, expect, test } from 'vitest';
import { bend, centreOf, geometryOf, railOf } from './geometry.ts';

const twelve = Array.from({ length: 12 }, () => 1);

describe('the whole line is in sight', () => {
  test.each([
    ['1440 by 900', 1440, 626],
    ['1366 by 650', 1366, 490],
    ['1024 by 700', 1024, 540],
    ['a phone on its side', 844, 290],
    ['200 % zoom', 720, 340],
  ])('lying, at %s', (_size, width, height) => {
    const { spots, length, mine, line, theirRoom, myRoom } = geometryOf({ width, height }, twelve, false);
    expect(length).toBe(width);
    expect(spots).toHaveLength(12);
    expect(spots[0]!.at).toBeGreaterThanOrEqual(0);
    expect(spots[11]!.at + spots[11]!.size).toBeLessThanOrEqual(width);
    // Room for at least one of their cards above and one's own below.
    expect(theirRoom).toBeGreaterThan(40);
    expect(myRoom).toBeGreaterThanOrEqual(44);
    expect(line).toBeLessThan(mine);
    expect(mine).toBeLessThan(height);
  });

  test.each([
    ['a phone', 390, 600],
    ['a tablet', 820, 900],
  ])('standing, on %s', (_size, width, height) => {
    const { spots, length, upright } = geometryOf({ width, height }, twelve, true);
    expect(upright).toBe(true);
    expect(length).toBe(height);
    expect(spots[11]!.at + spots[11]!.size).toBeLessThanOrEqual(height + 0.01);
    // Every row can be touched with a thumb.
    for (const { size } of spots) expect(size).toBeGreaterThanOrEqual(44);
  });
});

test('places follow each other without a hole, and a gap takes half of one', () => {
  const { spots } = geometryOf({ width: 1440, height: 626 }, [1, 0.5, 1, 1], false);
  for (const [at, spot] of spots.slice(1).entries()) expect(spot.at).toBeCloseTo(spots[at]!.at + spots[at]!.size);
  expect(spots[1]!.size).toBeCloseTo(spots[0]!.size / 2);
});

test('a few missions lie in the middle and not far apart', () => {
  const { spots } = geometryOf({ width: 1440, height: 626 }, [1, 1], false);
  expect(spots[0]!.size).toBeLessThan(200);
  expect(spots[0]!.at).toBeCloseTo(1440 - (spots[1]!.at + spots[1]!.size));
});

test('nearer, the line is longer than the room, and more is said of each place', () => {
  const fitted = geometryOf({ width: 1024, height: 540 }, twelve, false);
  const nearer = geometryOf({ width: 1024, height: 540 }, twelve, false, 2);
  expect(fitted.detail).toBe('icons');
  expect(nearer.detail).toBe('words');
  expect(nearer.length).toBe(2048);
});

test('the rail runs through the middle of every place', () => {
  const geometry = geometryOf({ width: 1200, height: 600 }, twelve, false);
  const rail = railOf(geometry);
  for (let at = 0; at < 12; at += 1) expect(rail).toContain(centreOf(geometry, at).join(' '));
  expect(centreOf(geometry, 3)[1]).toBe(geometry.line + bend(geometry, 3));
  expect(railOf(geometryOf({ width: 1200, height: 600 }, [], false))).toBe('');
});
