import type { DilemmaCard, MissionCard } from '@spaceline/language';
import { type Peril, type PerilKind, type Team, meetAll, readingOf, thoughtDice } from '../reading/index.ts';
import { type Foe, modelTeams } from './model-team.ts';

/** What a stack of dilemmas does to those who will attempt a mission. */

/** What the dilemma is at this mission: its parts. */
export const perilsAt = (card: DilemmaCard, mission: MissionCard): readonly Peril[] => {
  const reading = readingOf(card);
  if (reading.is !== 'dilemma') return [];
  const { planet, space } = reading.perils;
  if (mission.kind === 'space') return space;
  return planet.length > 0 ? planet : space;
};

const kinds: readonly PerilKind[] = ['wall', 'killer', 'delay', 'filter', 'gift'];

/** Of a combo what decides where it stands: a wall before a killer, and so on. */
export const kindAt = (card: DilemmaCard, mission: MissionCard): PerilKind => {
  const parts = perilsAt(card, mission).map(({ kind }) => kind);
  return kinds.find((kind) => parts.includes(kind)) ?? 'gift';
};

/** A wall that was not met has to be met again: so many points for the key that must be fetched. */
const wallPrice = 9;
/** A wall that people who are known cannot pass closes the mission for good. */
const lastingWall = 25;
const stopPrice = 5;

/** Numbers that are asked for again and again, forgotten when there are too many. */
const remembering = (): ((key: string, make: () => number) => number) => {
  const known = new Map<string, number>();
  const most = 20_000;
  return (key, make) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make();
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
};

const harms = remembering();
const shares = remembering();

const keyOf = (stack: readonly DilemmaCard[], mission: MissionCard, foe: Foe): string => {
  let key = `${mission.id} ${foe.key}`;
  for (const { id } of stack) key += ` ${id}`;
  return key;
};

/** One team goes until it is through or stopped; what it does not get to lies there for another turn. */
const harmTo = (perils: readonly (readonly Peril[])[], team: Team, wall: number, at: number): number => {
  const dice = thoughtDice(at);
  let harm = 0;
  let left = perils.length;
  let so = team;
  for (const parts of perils) {
    const met = meetAll(parts, so, dice);
    harm += met.cost;
    if (met.again) harm += wall;
    else left -= 1;
    so = met.team;
    if (!met.on) return harm + stopPrice * (1 + left);
  }
  return harm;
};

const judged = (stack: readonly DilemmaCard[], mission: MissionCard, foe: Foe): number => {
  const perils = stack.map((card) => perilsAt(card, mission));
  const teams = modelTeams(mission, foe);
  let sum = 0;
  for (let at = 0; at < teams.length; at++) {
    const team = teams[at];
    if (team) sum += harmTo(perils, team, foe.people ? lastingWall : wallPrice, at);
  }
  return sum / Math.max(1, teams.length);
};

/** In points, over teams that may come: the losses, and the turns until the mission is solved. */
export const harmOf = (stack: readonly DilemmaCard[], mission: MissionCard, foe: Foe): number =>
  stack.length === 0 ? 0 : harms(keyOf(stack, mission, foe), () => judged(stack, mission, foe));

/** How many of the teams that may come pass it as it stands alone. */
export const passShare = (card: DilemmaCard, mission: MissionCard, foe: Foe): number =>
  shares(keyOf([card], mission, foe), () => {
    const teams = modelTeams(mission, foe);
    let through = 0;
    for (const [at, team] of teams.entries())
      if (meetAll(perilsAt(card, mission), team, thoughtDice(at)).on) through += 1;
    return through / Math.max(1, teams.length);
  });
