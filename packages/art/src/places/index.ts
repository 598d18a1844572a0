import { chance, times } from '../chance.ts';
export { paintAppIcon } from './app-icon.ts';
import type { Place } from '../place.ts';
import { held } from './noise.ts';
import { paintPlanet } from './planet.ts';
import { Raster } from './raster.ts';
import { spacePainters } from './space.ts';

/** Rings of dust, the half behind the planet or the half before it. */
function rings(raster: Raster, r: number, seed: number, half: 'front' | 'back'): void {
  const roll = chance(seed ^ 77);
  const turn = -0.32 + roll() * 0.2;
  for (let n = 0; n < 16; n += 1) {
    const cover = (0.1 + roll() * 0.5) * (n === 9 ? 0.1 : 1);
    const wide = r * (1.28 + n * 0.045);
    raster.ring(0.5, 0.5, wide, wide * 0.26, turn, r * 0.03, [[0, '#e8d7b4', cover]], 'over', half);
  }
}

/** More points make it larger, a longer span gives it moons, and then rings. */
function planet(raster: Raster, place: Place): void {
  const { biome, seed, span, home } = place;
  const roll = chance(seed);
  const ringed = biome === 'gas' || (biome === 'rust' && span >= 4);
  const r = ringed ? 0.25 : 0.26 + held((place.points - 20) / 35) * 0.09;
  if (ringed) rings(raster, r, seed, 'back');
  paintPlanet(raster, 0.5, 0.5, r, { biome: biome === 'moonlit' ? 'ocean' : biome, seed, home });
  if (biome === 'moonlit') paintPlanet(raster, 0.5 + r * 0.98, 0.5 - r * 0.74, r * 0.42, { biome, seed: seed + 9 });
  else
    for (const [angle, far, size] of times(
      held(span - 2, 0, 3),
      (n) => [n * 2.3 + roll() * 2, 1.42 + roll() * 0.22, 0.07 + roll() * 0.06] as const,
    ))
      paintPlanet(
        raster,
        held(0.5 + Math.cos(angle) * r * far, 0.06, 0.94),
        0.5 + Math.sin(angle) * r * far * 0.62,
        r * size,
        { biome: 'moonlit', seed: seed + 3 },
      );
  if (ringed) rings(raster, r, seed, 'front');
}

/** A place as a square of points, red, green, blue and cover: what a canvas or a picture file takes. */
export function paintPlace(place: Place, size: number): Uint8ClampedArray<ArrayBuffer> {
  const raster = new Raster(size);
  if (place.kind === 'planet') planet(raster, place);
  else spacePainters[place.kind](raster, place);
  return raster.bytes;
}

/** How far a near planet is rolled: its warm side stands on the horizon and not its ice. */
const horizonRoll = 1.2;

/** Of the height of a horizon: air above the rim. The looks of scenes reckon with it, too. */
const air = 0.4;

/** What of a near planet is in sight: a strip, and the radius of the ball, in points. */
export interface Strip {
  readonly wide: number;
  readonly high: number;
  readonly round: number;
}

/** A planet so near that only its rim is seen, highest in the middle. */
export function paintHorizon(place: Place, { wide, high, round }: Strip): Uint8ClampedArray<ArrayBuffer> {
  const { biome, seed, home } = place;
  const raster = new Raster(wide, high);
  const r = round / wide;
  paintPlanet(raster, 0.5, (high * air) / wide + r, r, {
    // Where a moon is in the picture one stands on its planet.
    biome: biome === 'moonlit' ? 'ocean' : biome,
    seed,
    home,
    rolled: horizonRoll,
    grains: 2,
  });
  return raster.bytes;
}
