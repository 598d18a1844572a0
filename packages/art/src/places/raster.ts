import type { Rgb } from '../colour.ts';
import { rgb } from '../colour.ts';
import { held } from './noise.ts';

/** Colours along a way from 0 to 1, each with how much it covers. */
export type Ramp = readonly (readonly [at: number, colour: string, cover?: number])[];

/** Laid over what is there, or added to its light. */
export type Mode = 'over' | 'light';

interface Ink {
  readonly rgb: Rgb;
  readonly cover: number;
}

function inkAt(ramp: Ramp, t: number): Ink {
  const next = ramp.findIndex(([at]) => at >= t);
  const last = ramp.at(-1);
  const [to, from] = [
    ramp[next < 0 ? ramp.length - 1 : next] ?? last,
    ramp[Math.max(0, (next < 0 ? ramp.length : next) - 1)] ?? last,
  ];
  if (!to || !from) return { rgb: [0, 0, 0], cover: 0 };
  const share = to[0] === from[0] ? 1 : held((t - from[0]) / (to[0] - from[0]));
  const [a, b] = [rgb(from[1]), rgb(to[1])];
  const mix = (x: number, y: number): number => x + (y - x) * share;
  return { rgb: [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])], cover: mix(from[2] ?? 1, to[2] ?? 1) };
}

/**
 * Points in rows, four bytes each, as a canvas takes them; a square, unless it is said how high. Both ways it is measured
 * in parts of its width. It is all there is: nothing here needs a page.
 */
export class Raster {
  readonly size: number;
  readonly high: number;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;

  constructor(size: number, high = size) {
    this.size = size;
    this.high = high;
    this.bytes = new Uint8ClampedArray(size * high * 4);
  }

  put(x: number, y: number, red: number, green: number, blue: number, cover: number, mode: Mode = 'over'): void {
    if (cover <= 0 || x < 0 || y < 0 || x >= this.size || y >= this.high) return;
    const at = (y * this.size + x) * 4;
    const { bytes } = this;
    const under = (bytes[at + 3] ?? 0) / 255;
    const left = mode === 'over' ? under * (1 - cover) : under;
    const all = Math.min(1, cover + left);
    bytes[at] = (red * cover + (bytes[at] ?? 0) * left) / all;
    bytes[at + 1] = (green * cover + (bytes[at + 1] ?? 0) * left) / all;
    bytes[at + 2] = (blue * cover + (bytes[at + 2] ?? 0) * left) / all;
    bytes[at + 3] = all * 255;
  }

  /** Asks for the ink of every point of a box, in parts of the picture. */
  fill(
    box: readonly [left: number, top: number, right: number, bottom: number],
    ink: (x: number, y: number) => Ink | undefined,
    mode: Mode = 'over',
  ): void {
    const inside = (edge: number, most: number): number => held(edge * this.size, 0, most);
    const [left, right] = [inside(box[0], this.size), inside(box[2], this.size)];
    const [top, bottom] = [inside(box[1], this.high), inside(box[3], this.high)];
    for (let y = Math.floor(top); y < bottom; y += 1)
      for (let x = Math.floor(left); x < right; x += 1) {
        const found = ink((x + 0.5) / this.size, (y + 0.5) / this.size);
        if (found) this.put(x, y, found.rgb[0], found.rgb[1], found.rgb[2], found.cover, mode);
      }
  }

  glow(x: number, y: number, r: number, ramp: Ramp, mode: Mode = 'light'): void {
    this.fill(
      [x - r, y - r, x + r, y + r],
      (px, py) => {
        const t = Math.hypot(px - x, py - y) / r;
        return t < 1 ? inkAt(ramp, t) : undefined;
      },
      mode,
    );
  }

  /** A line from one point to another, its colour along the way. */
  line(
    from: readonly [number, number],
    to: readonly [number, number],
    wide: number,
    ramp: Ramp,
    mode: Mode = 'light',
  ): void {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = dx * dx + dy * dy || 1;
    const soft = 1 / this.size;
    this.fill(
      [
        Math.min(from[0], to[0]) - wide,
        Math.min(from[1], to[1]) - wide,
        Math.max(from[0], to[0]) + wide,
        Math.max(from[1], to[1]) + wide,
      ],
      (x, y) => {
        const t = held(((x - from[0]) * dx + (y - from[1]) * dy) / long);
        const off = Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t);
        const edge = held((wide / 2 + soft / 2 - off) / soft) * Math.min(1, (wide * this.size) / 1);
        if (edge <= 0) return undefined;
        const ink = inkAt(ramp, t);
        return { rgb: ink.rgb, cover: ink.cover * held(edge) };
      },
      mode,
    );
  }

  /** A closed shape; where a point lies half inside, it is half covered. */
  shape(corners: readonly (readonly [number, number])[], ink: (x: number, y: number) => Ink): void {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const step = 1 / this.size / 3;
    this.fill([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], (x, y) => {
      let inside = 0;
      for (let n = 0; n < 9; n += 1)
        if (isWithin(corners, x + ((n % 3) - 1) * step, y + (Math.floor(n / 3) - 1) * step)) inside += 1;
      if (inside === 0) return undefined;
      const found = ink(x, y);
      return { rgb: found.rgb, cover: (found.cover * inside) / 9 };
    });
  }

  /** The outline of an ellipse that is turned by an angle. */
  ring(
    x: number,
    y: number,
    wide: number,
    high: number,
    turn: number,
    thick: number,
    ramp: Ramp,
    mode: Mode = 'light',
    half?: 'front' | 'back',
  ): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const r = Math.max(wide, high) + thick;
    const soft = 1 / this.size;
    this.fill(
      [x - r, y - r, x + r, y + r],
      (px, py) => {
        const [u, v] = [(px - x) * c + (py - y) * s, -(px - x) * s + (py - y) * c];
        if ((half === 'front' && v < 0) || (half === 'back' && v >= 0)) return undefined;
        const f = Math.hypot(u / wide, v / high);
        const off = (Math.abs(f - 1) * f) / (Math.hypot(u / wide ** 2, v / high ** 2) || 1);
        const cover = held((thick / 2 + soft / 2 - off) / soft);
        if (cover <= 0) return undefined;
        const ink = inkAt(ramp, 0);
        return { rgb: ink.rgb, cover: ink.cover * cover };
      },
      mode,
    );
  }
}

function isWithin(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  let [px, py] = corners.at(-1) ?? [0, 0];
  for (const [cx, cy] of corners) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    [px, py] = [cx, cy];
  }
  return inside;
}

/** A ramp as a function, with its colours read once: for what is asked of every point. */
export function ramped(stops: readonly (readonly [number, string])[]): (value: number) => Rgb {
  const read = stops.map(([at, colour]) => [at, rgb(colour)] as const);
  return (value) => {
    let before = read[0];
    for (const stop of read) {
      if (value <= stop[0]) {
        if (!before || before === stop) return stop[1];
        const t = (value - before[0]) / (stop[0] - before[0]);
        const [a, b] = [before[1], stop[1]];
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
      }
      before = stop;
    }
    return before?.[1] ?? [0, 0, 0];
  };
}
