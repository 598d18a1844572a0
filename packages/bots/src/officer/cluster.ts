import { isHeldFast, isSick } from './ailments.ts';
import { type Group, type Person, type Situation, bases, distance } from './situation.ts';
import { staffFor } from './worth.ts';

/** All our people at one location: they mix by beaming. */
export interface Cluster {
  readonly at: number;
  readonly groups: readonly Group[];
  readonly free: readonly Person[];
  readonly gear: readonly string[];
  readonly home: boolean;
}

export const clustersOf = (s: Situation): readonly Cluster[] => {
  const byPlace = new Map<number, Group[]>();
  for (const group of s.groups) byPlace.set(group.at, [...(byPlace.get(group.at) ?? []), group]);
  const homes = new Set(bases(s).map(({ at }) => at));
  return [...byPlace].map(([at, groups]) => ({
    at,
    groups,
    free: groups.flatMap(({ people }) => people.filter(({ free }) => free)),
    gear: groups.flatMap(({ gearDefs }) => gearDefs),
    home: homes.has(at),
  }));
};

/** Turns until a ship is there; 0: this turn. */
export const turnsTo = (s: Situation, ship: Group, from: number, to: number): number => {
  const span = distance(s, from, to);
  const left = ship.vessel?.rangeLeft ?? 0;
  const range = Math.max(1, ship.vessel?.range ?? 0);
  return span <= left ? 0 : Math.ceil((span - left) / range);
};

/** Nobody goes aboard a ship at home that harms its crew. */
const usable = (s: Situation, ship: Group, home: boolean): boolean =>
  ship.kind === 'ship' && ship.vessel?.stopped === false && !isHeldFast(s, ship) && !(home && isSick(s, ship));

/** Ships here that these people can fly, the farthest flying first. */
export const shipsOf = (s: Situation, cluster: Cluster): readonly Group[] =>
  cluster.groups
    .filter((group) => usable(s, group, cluster.home) && staffFor(s, group, cluster.free) !== undefined)
    .toSorted((a, b) => (b.vessel?.range ?? 0) - (a.vessel?.range ?? 0));
