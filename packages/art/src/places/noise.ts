import { chance, times } from '../chance.ts';

/** Gradient noise over one fixed permutation, so that a place looks the same everywhere. */
const permutation = ((): Uint8Array => {
  const roll = chance(1701);
  const order = [...times(256, (n) => n)];
  for (let last = 255; last > 0; last -= 1) {
    const other = Math.floor(roll() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return Uint8Array.from([...order, ...order]);
})();

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const between = (a: number, b: number, t: number): number => a + t * (b - a);

/** The slope of one corner of the grid towards a point: one of twelve directions. */
function slope(hash: number, x: number, y: number, z: number): number {
  const kind = hash & 15;
  const u = kind < 8 ? x : y;
  const v = kind < 4 ? y : kind === 12 || kind === 14 ? x : z;
  return ((kind & 1) === 0 ? u : -u) + ((kind & 2) === 0 ? v : -v);
}

const at = (index: number): number => permutation[index] ?? 0;

/** From about -1 to 1, smooth in space. */
export function noise(px: number, py: number, pz: number): number {
  const [fx, fy, fz] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
  const [x, y, z] = [px - fx, py - fy, pz - fz];
  const [u, v, w] = [fade(x), fade(y), fade(z)];
  const a = at(fx & 255) + (fy & 255);
  const b = at((fx & 255) + 1) + (fy & 255);
  const [aa, ab, ba, bb] = [at(a) + (fz & 255), at(a + 1) + (fz & 255), at(b) + (fz & 255), at(b + 1) + (fz & 255)];
  return between(
    between(
      between(slope(at(aa), x, y, z), slope(at(ba), x - 1, y, z), u),
      between(slope(at(ab), x, y - 1, z), slope(at(bb), x - 1, y - 1, z), u),
      v,
    ),
    between(
      between(slope(at(aa + 1), x, y, z - 1), slope(at(ba + 1), x - 1, y, z - 1), u),
      between(slope(at(ab + 1), x, y - 1, z - 1), slope(at(bb + 1), x - 1, y - 1, z - 1), u),
      v,
    ),
    w,
  );
}

/** Noise over noise of ever finer grain. */
export function clouds(x: number, y: number, z: number, grains: number): number {
  let [share, sum, all, scale] = [0.5, 0, 0, 1];
  for (let n = 0; n < grains; n += 1) {
    sum += share * noise(x * scale, y * scale, z * scale);
    all += share;
    scale *= 2.03;
    share *= 0.52;
  }
  return sum / all;
}

/** The same as crests: near 1 along thin lines. */
export function ridges(x: number, y: number, z: number, grains: number): number {
  let [share, sum, all, scale] = [0.5, 0, 0, 1];
  for (let n = 0; n < grains; n += 1) {
    sum += share * (1 - Math.abs(noise(x * scale, y * scale, z * scale)) * 2);
    all += share;
    scale *= 2.1;
    share *= 0.5;
  }
  return sum / all;
}

export const held = (value: number, least = 0, most = 1): number => Math.min(Math.max(value, least), most);

export function smooth(from: number, to: number, value: number): number {
  const t = held((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
