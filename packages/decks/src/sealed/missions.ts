import type { Card } from '../deck.ts';
import type { Mission, Personnel } from '../reach.ts';
import { readiness } from './readiness.ts';

/** Which missions of a box to play, and where the outpost will be. */

type Facility = Extract<Card, { type: 'Facility' }>;

export interface Plan {
  readonly missions: readonly Mission[];
  /** The outpost to seed, if none is built into the mission it will be at. */
  readonly outpost: Facility | undefined;
}

export interface Rated {
  readonly mission: Mission;
  readonly ready: number;
  /** The outpost that can stand there: built in, or a card (WS-3.2). */
  readonly outpost: Facility | 'built in' | undefined;
}

/** A deck has no more of them (WS-2.1). */
export const mostMissions = 3;

const outpostFor = (mission: Mission, outposts: readonly Facility[]): Rated['outpost'] =>
  mission.builtIn?.kind === 'outpost'
    ? 'built in'
    : outposts.find(
        ({ affiliations, quadrant }) =>
          quadrant === mission.quadrant &&
          !mission.characteristics.includes('Homeworld') &&
          affiliations.some((one) => mission.attemptedBy.includes(one)),
      );

const locationOf = ({ location, universal, id }: Mission): string => (universal ? id : location);

/** Of two versions of one mission only one can be chosen (EP-4.2). */
const fitsBeside = (chosen: readonly Rated[], { mission }: Rated): boolean =>
  chosen.every((other) => other.mission !== mission && locationOf(other.mission) !== locationOf(mission));

/** What a choice of missions is worth to whoever builds. */
export type WorthOfAll = (chosen: readonly Rated[]) => number;

/** No ship is needed to reach a mission at home, and a planet there is only a beam away. */
export const worthOf = ({ ready, outpost, mission }: Rated): number =>
  ready * (outpost === undefined ? 0.8 : mission.kind === 'space' ? 0.9 : 1);

/** A rule of thumb: the two that make a Full Win count most; the third is for when one of them fails. */
export const worthByRule: WorthOfAll = (chosen) => {
  const best = (fits: (rated: Rated) => boolean): Rated | undefined =>
    chosen.filter(fits).toSorted((a, b) => worthOf(b) - worthOf(a))[0];
  const planet = best(({ mission }) => mission.kind !== 'space');
  const space = best((rated) => rated.mission.kind !== 'planet' && rated !== planet);
  const two = [planet, space].filter((one) => one !== undefined);
  const third = chosen.find((one) => !two.includes(one));
  const both = two.length === 2 ? two.reduce((all, one) => all * (0.1 + worthOf(one)), 1) : 0;
  const each = two.reduce((all, one) => all + worthOf(one), 0);
  const home = chosen.some(({ outpost }) => outpost !== undefined) ? 10 : 0;
  return home + (two.length === 2 ? 5 : 0) + both + 0.1 * each + 0.1 * (third ? worthOf(third) : 0);
};

/** Every choice of so many of them, none of which exclude each other. */
const choices = (rated: readonly Rated[], size: number): readonly (readonly Rated[])[] =>
  size === 0
    ? [[]]
    : rated.flatMap((one, i) =>
        choices(rated.slice(i + 1), size - 1)
          .filter((others) => fitsBeside(others, one))
          .map((others) => [one, ...others]),
      );

/** Every choice of missions that may lie beside each other, the largest first. */
export const missionChoices = (
  missions: readonly Mission[],
  people: readonly Personnel[],
  outposts: readonly Facility[],
): readonly (readonly Rated[])[] => {
  const rated = missions.map((mission) => ({
    mission,
    ready: readiness(mission, people),
    outpost: outpostFor(mission, outposts),
  }));
  return [mostMissions, 2, 1].flatMap((size) => choices(rated, size));
};

/** The best of the choices, a planet and a space mission and a place for the outpost among them if the box has them. */
export function planMissions(all: readonly (readonly Rated[])[], worthOfAll: WorthOfAll): Plan {
  const withWorth = (chosen: readonly Rated[]) => ({ chosen, worth: worthOfAll(chosen) });
  const { chosen } = all
    .map(withWorth)
    .reduce((best, one) => (one.worth > best.worth ? one : best), { chosen: [] as readonly Rated[], worth: 0 });
  const homes = chosen.filter(({ outpost }) => outpost !== undefined).toSorted((a, b) => worthOf(b) - worthOf(a));
  const outpost = homes[0]?.outpost;
  return {
    missions: chosen.map(({ mission }) => mission),
    outpost: outpost === 'built in' ? undefined : outpost,
  };
}
