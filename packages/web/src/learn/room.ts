import type { Spot } from '../parts/spot.ts';

/** Something that may be covered if need be; the more it weighs, the less. */
export interface Taken extends Spot {
  readonly weight?: number;
}

export interface Room extends Spot {
  /** How much of what is taken lies under it. */
  readonly covers: number;
}

/** What is left between two things that stand side by side. */
const air = 14;

const common = (from: number, long: number, other: number, otherLong: number): number =>
  Math.max(0, Math.min(from + long, other + otherLong) - Math.max(from, other));

const covered = (spot: Spot, taken: readonly Taken[]): number =>
  taken.reduce(
    (sum, { x, y, wide, high, weight = 1 }) =>
      sum + common(spot.x, spot.wide, x, wide) * common(spot.y, spot.high, y, high) * weight,
    0,
  );

/** Where something of a length can begin along one side: at its ends, at what was wished, and beside what is there. */
function beginnings(
  from: number,
  all: number,
  long: number,
  wish: number,
  others: readonly (readonly [number, number])[],
) {
  const last = Math.max(from, from + all - long);
  const within = (at: number): number => Math.min(last, Math.max(from, at));
  const sides = others.flatMap(([at, otherLong]) => [at - air - long, at + otherLong + air]);
  return [...new Set([wish, from, last, ...sides].map(within))];
}

/** Where something of a size covers the least of what is taken; of such places, the one nearest to where it is wished. */
export function roomFor(
  { wide, high }: Pick<Spot, 'wide' | 'high'>,
  field: Spot,
  taken: readonly Taken[],
  wish: Pick<Spot, 'x' | 'y'>,
): Room {
  const away = ({ x, y }: Spot): number => Math.hypot(x - wish.x, y - wish.y);
  const ys = beginnings(
    field.y,
    field.high,
    high,
    wish.y,
    taken.map((one) => [one.y, one.high]),
  );
  return beginnings(
    field.x,
    field.wide,
    wide,
    wish.x,
    taken.map((one) => [one.x, one.wide]),
  )
    .flatMap((x) => ys.map((y) => ({ x, y, wide, high })))
    .map((spot) => ({ ...spot, covers: covered(spot, taken) }))
    .reduce((best, one) =>
      one.covers < best.covers || (one.covers === best.covers && away(one) < away(best)) ? one : best,
    );
}
