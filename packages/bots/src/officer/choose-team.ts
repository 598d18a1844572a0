import type { Condition } from '@spaceline/language';
import { coverOf } from './cover.ts';
import { keptIn, keyOfPeople, keyOfVessel } from './kept.ts';
import { type Mission, type Person, type Situation, getAlong, keysUnder, wallsUnder } from './situation.ts';
import type { KeptTeam } from './style.ts';
import { type Team, type Vessel, emptyTeam, equip, join, leaveLast, missing } from './team.ts';
import { personWorth } from './worth.ts';

/** Who goes: requirements first, the keys of walls that were seen, then cover against what is not known. */

export interface Chosen {
  readonly people: readonly Person[];
  readonly team: Team;
  /** What is missing to the requirements, in people. */
  readonly lacks: number;
  /** What is missing to the walls that were seen. */
  readonly walled: number;
  readonly cover: number;
}

export interface Wanted {
  readonly mission: Mission;
  /** Everybody who could go. */
  readonly from: readonly Person[];
  /** Those who are there already and go along in any case. */
  readonly there: readonly Person[];
  readonly gear: readonly string[];
  readonly vessel?: Vessel | undefined;
  /** As many as that, unless the requirements ask for more. */
  readonly size: number;
}

const kindOf = (mission: Mission): 'planet' | 'space' => (mission.def.kind === 'space' ? 'space' : 'planet');

const lacksOf = (mission: Mission, team: Team): number => missing(mission.def.requires, team);

type Walls = readonly Condition[];

const walledOf = (walls: Walls, team: Team): number => {
  let sum = 0;
  for (const wall of walls) sum += missing(wall, team);
  return sum;
};

/** The one whose joining leaves least missing; among equals the one who is worth least. */
const bestOf = (team: Team, from: readonly Person[], need: (team: Team) => number): Person | undefined => {
  let best: Person | undefined;
  let least = need(team) - 1e-9;
  let cheapest = Infinity;
  for (const one of from) {
    join(team, one);
    const left = need(team);
    leaveLast(team);
    const worth = personWorth(one.def);
    if (left < least - 1e-9 || (best && left <= least + 1e-9 && worth < cheapest)) {
      best = one;
      least = left;
      cheapest = worth;
    }
  }
  return best;
};

const fill = (team: Team, left: Person[], need: (team: Team) => number): void => {
  while (need(team) > 0) {
    const one = bestOf(team, left, need);
    if (!one) return;
    join(team, one);
    left.splice(left.indexOf(one), 1);
  }
};

const chosenBy = (s: Situation, wanted: Wanted, anchor: string): Chosen => {
  const { mission, there, gear, vessel, size } = wanted;
  const team = emptyTeam(vessel);
  for (const one of gear) equip(team, one);
  for (const one of there) join(team, one);
  const left = wanted.from.filter((one) => !there.includes(one) && getAlong(s, one.affiliation, anchor));
  const matches = (one: Person): boolean => mission.by.includes(one.affiliation as never);
  if (!team.members.some((one) => mission.by.includes(one.affiliation as never))) {
    const cheapest = left.filter(matches).toSorted((a, b) => personWorth(a.def) - personWorth(b.def))[0];
    if (cheapest) {
      join(team, cheapest);
      left.splice(left.indexOf(cheapest), 1);
    }
  }
  fill(team, left, (of) => lacksOf(mission, of));
  const walls = s.style.walls ? wallsUnder(mission) : [];
  fill(team, left, (of) => walledOf(walls, of));
  const kind = kindOf(mission);
  const lacks = lacksOf(mission, team);
  const walled = walledOf(walls, team);
  // Whom to take against what is not known is asked only where the attempt is worth a thought.
  const hopeless = lacks > 3 || (walled > 0 && !s.style.believed);
  if (s.style.believed && !hopeless) {
    const keys = keysUnder(mission);
    fill(team, left, (of) => keys.reduce((sum, key) => sum + Math.min(3, missing(key, of)), 0));
  }
  while (!hopeless && mission.seeds > 0 && team.members.length < size && left.length > 0) {
    const covering = s.style.cover ? bestOf(team, left, (of) => 2 - coverOf(of, kind)) : undefined;
    const one = covering ?? left[0]!;
    join(team, one);
    left.splice(left.indexOf(one), 1);
  }
  return {
    people: team.members as Person[],
    team,
    lacks,
    walled,
    cover: hopeless ? 0 : coverOf(team, kind),
  };
};

const thought = (s: Situation, wanted: Wanted): Chosen | undefined => {
  const anchors = new Set<string>();
  for (const one of wanted.from) if (wanted.mission.by.includes(one.affiliation as never)) anchors.add(one.affiliation);
  let best: Chosen | undefined;
  for (const anchor of anchors) {
    const chosen = chosenBy(s, wanted, anchor);
    if (!best || chosen.lacks + chosen.walled < best.lacks + best.walled) best = chosen;
    else if (chosen.lacks + chosen.walled === best.lacks + best.walled && chosen.cover > best.cover) best = chosen;
  }
  return best;
};

/** All that the choice hangs on. */
const keyOf = (s: Situation, { mission, from, there, gear, vessel, size }: Wanted): string =>
  [
    s.style.walls,
    s.style.cover,
    s.style.believed !== undefined,
    s.mixes,
    s.treaties.join(),
    mission.def.id,
    mission.by.join(),
    mission.seeds,
    mission.known.map(({ def }) => def).join(),
    size,
    keyOfVessel(vessel),
    gear.join(),
    keyOfPeople(there),
    keyOfPeople(from),
  ].join('|');

const usual = new Map<string, KeptTeam>();

/** Nothing: nobody of them may attempt it. Who stands where does not matter: it is the same team from everywhere. */
export const chooseTeam: typeof thought = (s, asked) => {
  const wanted = { ...asked, from: asked.from.toSorted((a, b) => a.id - b.id) };
  const team = keptIn(s.style.kept?.teams ?? usual, keyOf(s, wanted), () => {
    const now = thought(s, wanted);
    return now && { ...now, ids: now.people.map(({ id }) => id) };
  });
  if (!team) return undefined;
  const all = [...wanted.there, ...wanted.from];
  return { ...team, people: team.ids.flatMap((id) => all.find((one) => one.id === id) ?? []) };
};
