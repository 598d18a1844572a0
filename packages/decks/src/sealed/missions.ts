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

interface Rated {
  readonly mission: Mission;
  readonly ready: number;
  /** The outpost that can stand there: built in, or a card (WS-3.2). */
  readonly outpost: Facility | 'built in' | undefined;
}

const most = 3;

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

/** No ship is needed to reach a mission at home, and a planet there is only a beam away. */
const worthOf = ({ ready, outpost, mission }: Rated): number =>
  ready * (outpost === undefined ? 0.8 : mission.kind === 'space' ? 0.9 : 1);

/** The two that make a Full Win count most; the third is for when one of them fails. */
const worthOfAll = (chosen: readonly Rated[]): number => {
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

const withWorth = (chosen: readonly Rated[]) => ({ chosen, worth: worthOfAll(chosen) });

/** The missions a box's people are most likely to solve, a planet and a space mission and a place for the outpost among them. */
export function planMissions(
  missions: readonly Mission[],
  people: readonly Personnel[],
  outposts: readonly Facility[],
): Plan {
  const rated = missions.map((mission) => ({
    mission,
    ready: readiness(mission, people),
    outpost: outpostFor(mission, outposts),
  }));
  const all = [most, 2, 1].flatMap((size) => choices(rated, size)).map(withWorth);
  const chosen = all.reduce((best, one) => (one.worth > best.worth ? one : best), withWorth([])).chosen;
  const homes = chosen.filter(({ outpost }) => outpost !== undefined).toSorted((a, b) => worthOf(b) - worthOf(a));
  const outpost = homes[0]?.outpost;
  return {
    missions: chosen.map(({ mission }) => mission),
    outpost: outpost === 'built in' ? undefined : outpost,
  };
}
