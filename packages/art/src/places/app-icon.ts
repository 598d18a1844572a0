import { chance, times } from '../chance.ts';
import { paintPlanet } from './planet.ts';
import { Raster } from './raster.ts';

/** How much of the picture its motif takes: a system that cuts icons to a shape of its own leaves four fifths of it. */
const reach = { whole: 1, cut: 0.74 } as const;

const inSky = ([x, y]: readonly [number, number], round: number): boolean => {
  const beyond = (at: number): number => Math.max(0, round - at, at - (1 - round));
  return Math.hypot(beyond(x), beyond(y)) <= round;
};

/**
 * The sign of the house: three worlds on a line in the night. `cut`: it fills the square to its corners, and what matters
 * keeps away from the edge.
 */
export function paintAppIcon(size: number, edge: keyof typeof reach): Uint8ClampedArray<ArrayBuffer> {
  const raster = new Raster(size);
  const round = edge === 'whole' ? 0.22 : 0;
  const isSky = (x: number, y: number): boolean => round === 0 || inSky([x, y], round);
  raster.fill([0, 0, 1, 1], (x, y) =>
    isSky(x, y) ? { rgb: [10 + 14 * (1 - y), 15 + 15 * (1 - y), 31 + 30 * (1 - y)], cover: 1 } : undefined,
  );
  const roll = chance(7);
  for (const [x, y, r] of times(14, () => [0.1 + roll() * 0.8, 0.1 + roll() * 0.8, 0.004 + roll() * 0.008] as const))
    raster.glow(x, y, r, [
      [0, '#ffffff', 0.9],
      [1, '#9db8ff', 0],
    ]);
  const at = (part: number): number => 0.5 + (part - 0.5) * reach[edge];
  const scaled = (part: number): number => part * reach[edge];
  const half = scaled(0.009);
  raster.fill([0, at(0.52) - half, 1, at(0.52) + half], (x, y) =>
    isSky(x, y) ? { rgb: [124, 158, 232], cover: 0.9 } : undefined,
  );
  paintPlanet(raster, at(0.16), at(0.52), scaled(0.1), { biome: 'volcanic', seed: 3 });
  paintPlanet(raster, at(0.5), at(0.52), scaled(0.2), { biome: 'living', seed: 5 });
  paintPlanet(raster, at(0.85), at(0.52), scaled(0.085), { biome: 'ice', seed: 11 });
  return raster.bytes;
}
