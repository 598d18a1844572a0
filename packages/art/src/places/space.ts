import { chance, times } from '../chance.ts';
import type { Rgb } from '../colour.ts';
import { rgb } from '../colour.ts';
import type { Place, SpaceKind } from '../place.ts';
import { clouds, held, ridges, smooth } from './noise.ts';
import type { Ramp, Raster } from './raster.ts';
import { ramped } from './raster.ts';

type Palette = readonly [string, string, string];
const palettes: readonly Palette[] = [
  ['#3a66d6', '#b14ad0', '#ffd0b0'],
  ['#12808a', '#4a5de0', '#e3fff2'],
  ['#9a2b62', '#e2703a', '#fff0c8'],
  ['#1c6b4d', '#3b86d8', '#f0ffd8'],
];

function haze(raster: Raster, seed: number, strength: number, palette: Palette): void {
  const roll = chance(seed);
  const [first, second, hot] = palette.map(rgb) as [Rgb, Rgb, Rgb];
  const [ox, oy] = [roll() * 50, roll() * 50];
  raster.fill([0, 0, 1, 1], (x, y) => {
    const [u, v] = [x - 0.5, y - 0.5];
    const far = Math.hypot(u * 1.02, v * 1.3) * 2;
    if (far > 1.3) return undefined;
    const [wx, wy] = [clouds(u * 3 + ox, v * 3 + oy, 3, 4), clouds(u * 3 + ox + 5, v * 3 + oy, 9, 4)];
    const thick = clouds(u * 3.4 + wx * 1.5 + ox, v * 3.4 + wy * 1.5 + oy, 1, 6) * 1.3 + 0.32;
    const edge = smooth(1, 0.25, far + wx * 0.45);
    const dense = held(thick) * edge;
    const heat = smooth(0.45, 0.95, dense * 0.8 + ridges(u * 3 + wy, v * 3 + wx + oy, 2, 4) * 0.34 * edge);
    const mix = smooth(-0.25, 0.35, wx);
    const part = (n: 0 | 1 | 2): number =>
      held((first[n] + (second[n] - first[n]) * mix) * (0.7 + dense) + hot[n] * heat * 0.75, 0, 255);
    return { rgb: [part(0), part(1), part(2)], cover: held(dense ** 1.05 * 1.25 + heat * 0.35 * edge) * strength };
  });
}

function stars(raster: Raster, seed: number, count: number, spread = 1): void {
  const roll = chance(seed ^ 5);
  for (let n = 0; n < count; n += 1) {
    const [angle, far, size] = [roll() * 6.283, roll() ** 0.7 * 0.46 * spread, roll()];
    const colour = size > 0.7 ? '#ffe2be' : '#e1ecff';
    raster.glow(0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far, 0.006 + size * size * 0.012, [
      [0, colour, 0.5 + roll() * 0.5],
      [0.4, colour, 0.3],
      [1, colour, 0],
    ]);
  }
}

const core = (inner: string, outer: string): Ramp => [
  [0, '#ffffff', 1],
  [0.22, inner, 1],
  [0.42, outer, 0.5],
  [1, outer, 0],
];

function nebula(raster: Raster, { seed }: Place): void {
  haze(raster, seed, 1, palettes[seed % palettes.length] ?? ['#3a66d6', '#b14ad0', '#ffd0b0']);
  stars(raster, seed, 34, 0.8);
  raster.glow(
    0.45,
    0.51,
    0.12,
    core('#ffe9f0', '#ffe9f0').map(([at, colour, cover]) => [at, colour, (cover ?? 1) * 0.45]),
  );
}

function wormhole(raster: Raster, { seed }: Place): void {
  const heat = ramped([
    [0, '#285ac8'],
    [0.5, '#78c8ff'],
    [1, '#fafcff'],
  ]);
  raster.fill([0, 0, 1, 1], (x, y) => {
    const [u0, v0] = [(x - 0.5) * 2, (y - 0.5) * 2];
    const [u, v] = [u0 * 0.98 + v0 * 0.2, (-u0 * 0.2 + v0 * 0.98) / 0.72];
    const disc = Math.hypot(u, v);
    if (disc > 1) return undefined;
    const swirl = Math.atan2(v, u) * 3 + Math.log(disc + 0.05) * 7.5;
    const grain = clouds(Math.cos(swirl) * 1.4 + disc * 3, Math.sin(swirl) * 1.4, disc * 2, 5);
    const bright =
      smooth(0.86, 0.25, disc) * (0.45 + grain * 1.6) * smooth(0.02, 0.3, disc) * 1.15 +
      Math.exp(-disc * disc * 70) * 1.3 +
      Math.exp(-((disc - 0.33) ** 2) * 90) * 0.5;
    return { rgb: heat(held(bright)), cover: held(bright * 1.25) };
  });
  stars(raster, seed, 12);
}

function hole(raster: Raster, { seed }: Place): void {
  const heat = ramped([
    [0, '#962814'],
    [0.5, '#ff963c'],
    [1, '#fff4dc'],
  ]);
  raster.fill([0, 0, 1, 1], (x, y) => {
    const [u0, v0] = [(x - 0.5) * 2, (y - 0.5) * 2];
    const [u, v] = [u0 * 0.96 + v0 * 0.28, -u0 * 0.28 + v0 * 0.96];
    const [far, disc] = [Math.hypot(u, v), Math.hypot(u, v / 0.3)];
    if (far < 0.288 && !(v > 0 && disc > 0.36)) return { rgb: [0, 0, 0], cover: 1 };
    const angle = Math.atan2(v / 0.3, u) + disc * 3;
    const grain = clouds(Math.cos(angle) * 2, Math.sin(angle) * 2, disc * 6, 5);
    const shown = v > 0 || far > 0.3 ? 1 : 0;
    const bright =
      smooth(0.9, 0.42, disc) * smooth(0.3, 0.42, disc) * (0.75 + grain * 1.3) * shown * (1.15 - u * 0.5) +
      Math.exp(-((far - 0.315) ** 2) * 1500) * 1.15 +
      Math.exp(-((far - 0.33) ** 2) * 90) * 0.32;
    return { rgb: heat(held(bright)), cover: held(bright * 1.25) };
  });
  stars(raster, seed, 12);
}

/** A stone, light on its upper left. */
function rock(raster: Raster, x: number, y: number, r: number, roll: () => number, tones: Palette): void {
  const count = 7 + Math.floor(roll() * 4);
  const corners = times(count, (n) => {
    const [angle, reach] = [(n / count) * 6.283, r * (0.7 + roll() * 0.45)];
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.85] as const;
  });
  const shade = ramped([
    [0, tones[0]],
    [0.55, tones[1]],
    [1, tones[2]],
  ]);
  raster.shape(corners, (px, py) => ({ rgb: shade(held((px - x + py - y) / (r * 3.6) + 0.5)), cover: 1 }));
}

const hulk: readonly (readonly [number, number])[] = [
  [-1, -0.16],
  [0.3, -0.2],
  [0.45, -0.05],
  [0.9, 0],
  [0.5, 0.1],
  [-0.2, 0.06],
  [-0.35, 0.2],
  [-0.9, 0.1],
];

function belt(raster: Raster, { seed, kind }: Place): void {
  const roll = chance(seed);
  haze(raster, seed, 0.3, ['#2c4a7a', '#6a4a5c', '#c9b9a8']);
  raster.glow(0.24, 0.3, 0.2, [
    [0, '#ffffff', 1],
    [0.08, '#ffeec9', 1],
    [0.2, '#ffcf8a', 0.33],
    [1, '#ffb86a', 0],
  ]);
  for (let n = 0; n < 54; n += 1) {
    const t = roll();
    rock(
      raster,
      0.08 + t * 0.84,
      0.66 - t * 0.3 + (roll() - 0.5) * 0.26 * (0.35 + roll()),
      0.006 + roll() ** 5 * 0.075,
      roll,
      ['#d7cdbf', '#7c7268', '#231f22'],
    );
  }
  if (kind !== 'debris') return;
  const metal = ramped([
    [0, '#b9c3d2'],
    [1, '#2a3242'],
  ]);
  for (let n = 0; n < 5; n += 1) {
    const [x, y, turn, long] = [0.26 + roll() * 0.5, 0.38 + roll() * 0.28, roll() * 3, 0.07 + roll() * 0.1];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const corners = hulk.map(([u, v]) => [x + (u * c - v * s) * long, y + (u * s + v * c) * long] as const);
    raster.shape(corners, (px, py) => ({
      rgb: metal(held((-(px - x) * s + (py - y) * c) / (long * 0.4) + 0.5)),
      cover: 1,
    }));
    raster.glow(x + 0.1 * long, y, long * 0.12, [
      [0, '#ffb45e', 1],
      [1, '#ffb45e', 0],
    ]);
  }
}

function bloom(raster: Raster, { seed }: Place): void {
  const roll = chance(seed);
  haze(raster, seed, 0.75, ['#0f6f74', '#4b45c9', '#b9fff0']);
  for (let n = 0; n < 22; n += 1) {
    const angle = (n / 22) * 6.283 + roll() * 0.2;
    const colour = n % 2 === 0 ? '#96aaff' : '#8cffe1';
    let last: readonly [number, number] = [0.5, 0.5];
    for (let step = 1; step < 16; step += 1) {
      const [far, way] = [(step / 16) * 0.36, angle + Math.sin(step * 0.42 + n) * 0.22];
      const next = [0.5 + Math.cos(way) * far, 0.5 + Math.sin(way) * far * 0.86] as const;
      raster.line(last, next, 0.007, [[0, colour, 0.26]]);
      last = next;
    }
    raster.glow(last[0], last[1], 0.018, [
      [0, '#eafff8', 1],
      [0.4, '#8fffe2', 0.66],
      [1, '#8fffe2', 0],
    ]);
  }
  raster.glow(0.5, 0.5, 0.2, core('#d8fff4', '#59e0c8'));
}

function twins(raster: Raster, { seed, kind }: Place): void {
  const roll = chance(seed);
  const warm = kind === 'streamer';
  const [from, to] = [
    [0.36, 0.56],
    [0.72, 0.34],
  ] as const;
  for (let n = 0; n < 30; n += 1) {
    const [off, wide] = [(roll() - 0.5) * 0.13, 0.012 * (0.4 + roll())];
    const way = (t: number): readonly [number, number] => {
      const k = 1 - t;
      return [
        k ** 3 * from[0] + 3 * k * k * t * 0.42 + 3 * k * t * t * (0.56 + off) + t ** 3 * to[0],
        k ** 3 * from[1] + 3 * k * k * t * (0.26 + off) + 3 * k * t * t * (0.2 + off) + t ** 3 * to[1],
      ];
    };
    for (let step = 0; step < 14; step += 1)
      raster.line(way(step / 14), way((step + 1) / 14), wide, [[0, warm ? '#ff8c5a' : '#96b4ff', 0.08]]);
  }
  raster.glow(from[0], from[1], 0.32, warm ? core('#ffe2a8', '#ff9a4a') : core('#dfe8ff', '#88a8ff'));
  raster.glow(to[0], to[1], 0.16, warm ? core('#cfe4ff', '#7fb0ff') : core('#ffe0b8', '#ff9a5a'));
  stars(raster, seed, 10);
}

function pulsar(raster: Raster, { seed }: Place): void {
  const [c, s] = [Math.cos(-0.9), Math.sin(-0.9)];
  raster.fill(
    [0, 0, 1, 1],
    (x, y) => {
      const [u, v] = [(x - 0.5) * c + (y - 0.5) * s, -(x - 0.5) * s + (y - 0.5) * c];
      const far = Math.abs(v) / 0.48;
      const reach = 0.006 + far * 0.064;
      return far < 1 && Math.abs(u) < reach
        ? { rgb: [150, 222, 255], cover: (1 - far) ** 1.6 * smooth(1, 0.3, Math.abs(u) / reach) }
        : undefined;
    },
    'light',
  );
  for (let n = 1; n < 6; n += 1) raster.ring(0.5, 0.5, 0.075 * n, 0.03 * n, 0.68, 0.008, [[0, '#96d7ff', 0.4 / n]]);
  raster.glow(0.5, 0.5, 0.15, core('#dff6ff', '#7fd0ff'));
  stars(raster, seed, 14);
}

function comet(raster: Raster, { seed }: Place): void {
  const roll = chance(seed);
  const [x, y] = [0.3, 0.66];
  for (let n = 0; n < 60; n += 1) {
    const [angle, long] = [-0.55 + (roll() - 0.5) * 0.5, 0.3 + roll() * 0.42];
    raster.line([x, y], [x + Math.cos(angle) * long, y + Math.sin(angle) * long], 0.02 * roll() + 0.002, [
      [0, '#beebff', 0.2],
      [1, '#78aaff', 0],
    ]);
  }
  raster.glow(x, y, 0.13, core('#e0f6ff', '#8ad0ff'));
  rock(raster, x, y, 0.04, roll, ['#ffffff', '#9fb4c8', '#33445a']);
  stars(raster, seed, 14);
}

function dyson(raster: Raster, { seed }: Place): void {
  raster.glow(
    0.5,
    0.5,
    0.4,
    [
      [0, '#fffbe8', 1],
      [0.2, '#ffd98a', 1],
      [0.5, '#c4712a', 0.4],
      [1, '#c4712a', 0],
    ],
    'over',
  );
  const dark: Ramp = [[0, '#2a2016', 0.9]];
  for (let n = 0; n <= 4; n += 1)
    raster.ring(0.5, 0.5, Math.abs(0.33 * Math.sin(n * 0.39)) + 0.002, 0.33, 0.4, 0.012, dark, 'over');
  for (let n = -4; n <= 4; n += 1)
    raster.ring(
      0.5 - Math.sin(0.4) * n * 0.07,
      0.5 + Math.cos(0.4) * n * 0.07,
      0.33 * Math.cos(n * 0.21),
      0.05,
      0.4,
      0.01,
      dark,
      'over',
    );
  raster.ring(0.5, 0.5, 0.335, 0.335, 0, 0.018, [[0, '#a8845a', 1]], 'over');
  stars(raster, seed, 10);
}

export const spacePainters: Readonly<Record<SpaceKind, (raster: Raster, place: Place) => void>> = {
  nebula,
  wormhole,
  hole,
  pulsar,
  comet,
  belt,
  debris: belt,
  binary: twins,
  streamer: twins,
  dyson,
  bloom,
};
