import { expect, test } from 'vitest';
import { biomes, spaceKinds } from '../place.ts';
import type { Place } from '../place.ts';
import { paintHorizon, paintPlace } from './index.ts';

const size = 48;
const place = (over: Partial<Place>): Place => ({
  kind: 'planet',
  biome: 'ocean',
  home: false,
  seed: 7,
  span: 3,
  points: 35,
  ...over,
});
const covered = (bytes: Uint8ClampedArray): number =>
  bytes.filter((value, at) => at % 4 === 3 && value > 24).length / (size * size);

test('every kind of place is painted: something, and not everywhere', () => {
  const all = [...biomes.map((biome) => place({ biome })), ...spaceKinds.map((kind) => place({ kind }))];
  for (const one of all) {
    const bytes = paintPlace(one, size);
    expect(bytes).toHaveLength(size * size * 4);
    expect(covered(bytes), `${one.kind} ${one.biome}`).toBeGreaterThan(0.02);
    expect(covered(bytes), `${one.kind} ${one.biome}`).toBeLessThan(0.98);
  }
});

test('the same place is the same picture, another seed another one', () => {
  for (const kind of ['planet', 'nebula', 'belt'] as const) {
    expect(paintPlace(place({ kind }), size)).toEqual(paintPlace(place({ kind }), size));
    expect(paintPlace(place({ kind, seed: 8 }), size)).not.toEqual(paintPlace(place({ kind }), size));
  }
});

/** How bright the picture is, all in all, above the diagonal that the light crosses and below it. */
function sides(bytes: Uint8ClampedArray): readonly [lit: number, dark: number] {
  let [lit, dark] = [0, 0];
  bytes.forEach((value, at) => {
    const [x, y] = [Math.floor(at / 4) % size, Math.floor(at / 4 / size)];
    if (at % 4 === 3) return;
    if (x + y < size) lit += value;
    else dark += value;
  });
  return [lit, dark];
}

test('light comes from the upper left, and more points make a larger planet', () => {
  const [lit, dark] = sides(paintPlace(place({ biome: 'desert', span: 2 }), size));
  expect(lit).toBeGreaterThan(dark * 1.5);
  const [large, small] = [55, 20].map((points) => covered(paintPlace(place({ biome: 'desert', points }), size)));
  expect(large).toBeGreaterThan((small ?? 0) * 1.3);
});

test('a homeworld has lights on its night side', () => {
  const [lights, none] = [true, false].map((home) => paintPlace(place({ biome: 'living', home }), size * 3));
  expect(lights).not.toEqual(none);
});

test('a horizon is as wide and high as it is seen: air above, and the rim highest in the middle', () => {
  const [wide, high] = [60, 40];
  const bytes = paintHorizon(place({ biome: 'rust' }), { wide, high, round: 80 });
  expect(bytes).toHaveLength(wide * high * 4);
  /** The first row of a column that is ground and not air. */
  const rim = (x: number): number =>
    Array.from({ length: high }, (_, y) => bytes[(y * wide + x) * 4 + 3]).findIndex((cover) => cover === 255);
  // Air is thin at the rim, and the ground below it whole after a point or two.
  expect(rim(wide / 2)).toBeGreaterThanOrEqual(high * 0.4);
  expect(rim(wide / 2)).toBeLessThanOrEqual(high * 0.4 + 2);
  expect(rim(0)).toBeGreaterThan(rim(wide / 2));
  expect(Math.abs(rim(0) - rim(wide - 1))).toBeLessThanOrEqual(1);
});
