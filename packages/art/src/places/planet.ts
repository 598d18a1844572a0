import { chance, times } from '../chance.ts';
import type { Rgb } from '../colour.ts';
import { rgb } from '../colour.ts';
import type { Biome } from '../place.ts';
import { clouds, held, noise, ridges, smooth } from './noise.ts';
import type { Raster } from './raster.ts';
import { ramped } from './raster.ts';

type Stops = readonly (readonly [height: number, colour: string])[];

/** From the deepest ground to the highest. */
const grounds: Readonly<Record<Biome, Stops>> = {
  living: [
    [-1, '#0a2540'],
    [-0.12, '#11507a'],
    [-0.02, '#1f87a0'],
    [0.01, '#c9bd84'],
    [0.06, '#4f8f4c'],
    [0.22, '#2d6a3c'],
    [0.38, '#7d7352'],
    [0.55, '#f2f5f2'],
  ],
  ocean: [
    [-1, '#0b1f52'],
    [-0.1, '#174a94'],
    [0.06, '#2f83c4'],
    [0.1, '#d8c999'],
    [0.16, '#6a9b58'],
    [0.34, '#8a7d5c'],
    [0.55, '#fbfbf8'],
  ],
  desert: [
    [-1, '#4a2b1a'],
    [-0.2, '#8a5530'],
    [0, '#c48a4e'],
    [0.18, '#e2b878'],
    [0.4, '#f4dfb2'],
    [0.7, '#fff6e0'],
  ],
  rust: [
    [-1, '#35100e'],
    [-0.2, '#6e2417'],
    [0, '#a84428'],
    [0.2, '#d4753f'],
    [0.45, '#efb070'],
    [0.7, '#ffe1b5'],
  ],
  volcanic: [
    [-1, '#171214'],
    [-0.1, '#2b2225'],
    [0.1, '#463536'],
    [0.35, '#6c524a'],
    [0.7, '#9a8478'],
  ],
  toxic: [
    [-1, '#1c1633'],
    [-0.15, '#3c2a63'],
    [0, '#5e5a3c'],
    [0.16, '#8f9a3d'],
    [0.4, '#cfd66a'],
    [0.7, '#f3f5c4'],
  ],
  ice: [
    [-1, '#1c3148'],
    [-0.2, '#3d6a8c'],
    [0, '#79a9c6'],
    [0.18, '#b8d8e6'],
    [0.4, '#e9f5fa'],
    [0.7, '#ffffff'],
  ],
  moonlit: [
    [-1, '#3a3f4c'],
    [-0.2, '#5b6170'],
    [0, '#80858f'],
    [0.2, '#a5a7aa'],
    [0.45, '#cfcdc8'],
    [0.7, '#f1eee6'],
  ],
  gas: [
    [-1, '#5b3a2e'],
    [-0.3, '#96633f'],
    [-0.05, '#d3a26c'],
    [0.15, '#f0d3a0'],
    [0.35, '#c98d5b'],
    [0.7, '#fff0d2'],
  ],
};
const airs: Readonly<Record<Biome, string>> = {
  living: '#7fd0ff',
  ocean: '#8fc4ff',
  desert: '#ffcf94',
  rust: '#ff9d6b',
  volcanic: '#ff7a45',
  toxic: '#d6e56b',
  ice: '#c9ecff',
  moonlit: '#aab6cf',
  gas: '#ffd9a0',
};

/** Light always comes from the upper left. */
const light: Rgb = ((): Rgb => {
  const [x, y, z] = [-0.62, -0.5, 0.61];
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
})();

export interface World {
  readonly biome: Biome;
  readonly seed: number;
  readonly home?: boolean;
  /** Rolled towards the eye by so much: what is seen at the upper rim is then no pole. */
  readonly rolled?: number;
  /** Finer grains of its ground, where it is so near that they are seen. */
  readonly grains?: number;
}

interface Ground {
  readonly height: number;
  readonly colour: Rgb;
  /** How much steeper towards the light than away from it. */
  readonly bump: number;
  /** Of lava. */
  readonly glow: number;
  readonly cloud: number;
}

type Crater = readonly [x: number, y: number, z: number, r: number];

const toward = (colour: Rgb, other: Rgb, share: number): Rgb => [
  colour[0] + (other[0] - colour[0]) * share,
  colour[1] + (other[1] - colour[1]) * share,
  colour[2] + (other[2] - colour[2]) * share,
];

/** What the surface is at a point of the ball. */
function surveyOf({ biome, seed, grains = 0 }: World): (x: number, y: number, z: number) => Ground {
  const roll = chance(seed);
  const [ox, oy, oz] = [roll() * 90, roll() * 90, roll() * 90];
  const grain = biome === 'gas' ? 1.2 : 1.5 + roll() * 0.7;
  const colourAt = ramped(grounds[biome]);
  const isWet = biome === 'ocean' || biome === 'living';
  const hasSky = isWet || biome === 'toxic';
  const craters: readonly Crater[] =
    biome === 'moonlit'
      ? times(26, () => {
          const [angle, z] = [roll() * 6.283, roll() * 2 - 1];
          const q = Math.sqrt(1 - z * z);
          return [q * Math.cos(angle), q * Math.sin(angle), z, 0.06 + roll() * roll() * 0.24];
        })
      : [];
  const gas = (x: number, y: number, z: number): Ground => {
    const warp = clouds(x * 1.4 + ox, y * 3 + oy, z * 1.4 + oz, 4);
    const height = Math.sin(y * 9 + warp * 3.2) * 0.3 + warp * 0.4;
    return { height, colour: colourAt(height), bump: 0, glow: 0, cloud: 0 };
  };
  const dug = (x: number, y: number, z: number): readonly [height: number, bump: number] => {
    let [height, bump] = [0, 0];
    for (const [ax, ay, az, r] of craters) {
      const t = Math.acos(held(x * ax + y * ay + z * az, -1, 1)) / r;
      if (t >= 1.25) continue;
      const facing = (x - ax) * light[0] + (y - ay) * light[1] + (z - az) * light[2];
      bump += (facing / r) * (t < 1 ? -0.6 : 0.35) * (1.25 - t);
      height += Math.exp(-((t - 1) ** 2) * 40) * 0.12 - (t < 1 ? (1 - t * t) * 0.16 : 0);
    }
    return [height, bump];
  };
  return (x, y, z) => {
    if (biome === 'gas') return gas(x, y, z);
    const [sx, sy, sz] = [x * grain + ox, y * grain + oy, z * grain + oz];
    const warp = clouds(sx + 7, sy, sz, 3) * 0.7;
    const rise = (shift: number): number =>
      clouds(sx + warp + shift * light[0], sy + warp + shift * light[1], sz + shift * light[2], 6 + grains) * 1.35;
    const plain = rise(0);
    const [deep, dent] = dug(x, y, z);
    const height = plain + deep;
    let colour = colourAt(height);
    if (biome === 'ice' && ridges(sx * 2.2, sy * 2.2, sz * 2.2, 3) > 0.86)
      colour = toward(colour, [70, 120, 165], 0.25);
    if ((isWet || biome === 'rust') && Math.abs(y) > 0.8)
      colour = toward(colour, [244, 248, 252], smooth(0.8, 0.93, Math.abs(y) + height * 0.25));
    const cloud = hasSky
      ? smooth(0.1, 0.42, clouds(sx * 1.1 + 31 + clouds(sx * 2, sy * 2, sz, 3) * 0.9, sy * 2.1, sz * 1.1, 5 + grains))
      : 0;
    const white = biome === 'toxic' ? 225 : 248;
    return {
      height,
      colour: toward(colour, [white, white, white], cloud * 0.85),
      bump: dent + (isWet && plain <= 0.02 ? 0 : (plain - rise(0.035)) * (isWet ? 6 : 7)),
      glow: biome === 'volcanic' ? smooth(0.78, 0.97, ridges(sx * 1.7 + warp, sy * 1.7, sz * 1.7, 4)) : 0,
      cloud,
    };
  };
}

/** A ball lit from one side, with air around it, its middle and radius in parts of the picture. */
export function paintPlanet(raster: Raster, cx: number, cy: number, r: number, world: World): void {
  const { biome } = world;
  const survey = surveyOf(world);
  const air = rgb(airs[biome]);
  const thin = biome === 'moonlit';
  const isWet = biome === 'ocean' || biome === 'living';
  const tilt = (chance(world.seed ^ 31)() - 0.5) * 0.9;
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  const { rolled = 0 } = world;
  const [cr, sr] = [Math.cos(rolled), Math.sin(rolled)];
  const points = r * raster.size;
  const airAt = (dx: number, dy: number): number =>
    held(0.5 + (dx * light[0] + dy * light[1]) * 0.62) * (thin ? 0.16 : 0.52);
  raster.fill([cx - r * 1.25, cy - r * 1.25, cx + r * 1.25, cy + r * 1.25], (px, py) => {
    const [dx, dy] = [(px - cx) / r, (py - cy) / r];
    const q = dx * dx + dy * dy;
    if (q > 1) {
      const off = Math.sqrt(q) - 1;
      return off > 0.24 ? undefined : { rgb: air, cover: (1 - off / 0.24) ** 3.2 * airAt(dx, dy) };
    }
    const z = Math.sqrt(1 - q);
    const [x, y] = [dx * ct - dy * st, dx * st + dy * ct];
    const { height, colour, bump, glow, cloud } = survey(x, y * cr + z * sr, z * cr - y * sr);
    const facing = dx * light[0] + dy * light[1] + z * light[2] + bump * 0.42 * (1 - cloud);
    const day = smooth(-0.16, 0.95, facing);
    const lit = 0.035 + day ** 0.9 * 1.12;
    let [red, green, blue] = [colour[0] * lit, colour[1] * lit, colour[2] * lit];
    if (isWet && height < 0.02 && cloud < 0.3) {
      const shine = held(dx * light[0] * 0.5 + dy * light[1] * 0.5 + (z * (light[2] + 1) * 0.5) / 0.9) ** 26 * 120;
      [red, green, blue] = [red + shine, green + shine, blue + shine * 0.9];
    }
    if (glow > 0) {
      const heat = glow * (0.55 + 0.75 * (1 - day));
      [red, green, blue] = [red + 255 * heat, green + 118 * heat * heat, blue + 34 * heat * heat];
    }
    if (world.home && height > 0.02 && day < 0.3) {
      const town = noise(x * 34, y * 34, z * 34) - 0.16;
      if (town > 0) {
        const lamp = town * 4 * (0.3 - day) * 3.4;
        [red, green, blue] = [red + 255 * lamp, green + 205 * lamp, blue + 120 * lamp];
      }
    }
    const rim = (1 - z) ** 2.6 * smooth(-0.35, 0.6, facing) * (thin ? 0.25 : 0.95);
    // The edge melts into the air, so that no dark line shows.
    const edge = smooth(1, 1 - 1.8 / points, Math.sqrt(q));
    const blend = (part: number, own: number): number => held(own + part * rim, 0, 255) * edge + part * (1 - edge);
    return {
      rgb: [blend(air[0], red), blend(air[1], green), blend(air[2], blue)],
      cover: edge + (1 - edge) * airAt(dx, dy),
    };
  });
}
