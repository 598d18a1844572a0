import { none } from '@spaceline/engine';
import type { Expectation } from '../reading/index.ts';
import { isSick, quarantines, vesselWith } from './ailments.ts';
import { defOf, profileOf } from './cards.ts';
import { type Chosen, chooseTeam } from './choose-team.ts';
import { type Cluster, clustersOf, shipsOf, turnsTo } from './cluster.ts';
import { cures, rescues, towings } from './errands.ts';
import { hunts } from './hunt.ts';
import type { Numbers } from './numbers.ts';
import { prospectOf } from './prospect.ts';
import {
  type Group,
  type Mission,
  type Person,
  type Situation,
  bases,
  distance,
  getAlong,
  vesselOf,
} from './situation.ts';
import type { Task } from './task.ts';
import type { Member, Vessel } from './team.ts';
import { missionWorth, personWorth, staffFor } from './worth.ts';

/** What each body of our people sets out to do: plans as data, so that they can be told. */

/** A first attempt takes so many people; against nothing whoever meets the requirements. */
export const wantedSize = ({ team, mostTeam }: Numbers, seeds: number): number =>
  seeds === 0 ? 1 : Math.min(mostTeam, team + seeds);
const fewest = ({ few, mostFew }: Numbers, seeds: number): number => (seeds === 0 ? 1 : Math.min(mostFew, few + seeds));

const hasIcon = ({ def }: Person): boolean => profileOf(def)?.def.icons.includes('Holo') ?? false;

const projects = (ship: Group | undefined): boolean => {
  const def = ship && defOf(ship.def);
  return def?.type === 'Ship' && def.equipment.includes('Holodeck');
};

const surfaceOf = (cluster: Cluster): readonly Person[] =>
  cluster.groups.flatMap((group) => (group.kind === 'surface' ? group.people.filter(({ free }) => free) : []));

/** Whoever can go there: a hologram needs a Holodeck, and is nobody on a planet; whoever is in quarantine stays. */
const able = (s: Situation, cluster: Cluster, mission: Mission, ship: Group | undefined): readonly Person[] => {
  const held = mission.at !== cluster.at && quarantines(s).length > 0 ? surfaceOf(cluster) : [];
  const free = held.length > 0 ? cluster.free.filter((one) => !held.includes(one)) : cluster.free;
  if (!free.some(hasIcon)) return free;
  const space = mission.def.kind === 'space';
  return free.filter((one) => !hasIcon(one) || (space && projects(ship)));
};

/** Somebody else can be expected soon, and there is time to wait for them. */
const growing = (s: Situation): boolean => {
  const { counts } = s.view.players[s.me];
  const coming = s.hand.filter(({ def }) => def.type === 'Personnel').length;
  const late = s.view.players[s.them].victory.missing <= 40 && !s.mixes;
  return !late && counts['draw deck'] > 6 && (coming > 0 || counts['draw deck'] > 15);
};

/** What a dilemma out of the way is worth: less where many others lie, which nobody may ever get through. */
const perCleared = (s: Situation, { seeds }: Mission): number =>
  s.style.numbers.cleared * Math.min(1, 4 / Math.max(1, seeds));

/** Who has few cards left to draw has nothing to save people for: the end of the deck is the end of the game. */
const cautionOf = (s: Situation): number => {
  const left = s.view.players[s.me].counts['draw deck'];
  return s.style.caution * Math.max(0.1, Math.min(1, (left - 4) / (s.mixes ? 16 : 24)));
};

/** Who attempts in space in any case: whoever is aboard, and on a journey everybody who comes along. */
const crewFor = (s: Situation, cluster: Cluster, ship: Group | undefined, here: boolean): readonly Person[] => {
  if (!ship) return [];
  if (here) return ship.people.filter(({ free }) => free);
  const affiliation = s.cards.get(ship.id)?.affiliation ?? '';
  return cluster.free.filter((one) => getAlong(s, one.affiliation, affiliation));
};

/** Whoever goes down leaves behind what is wrong aboard. */
const vesselIn = (
  s: Situation,
  mission: Mission,
  ship: Group,
  people: readonly Person[],
  gear: readonly string[],
): Vessel | undefined => (mission.def.kind === 'space' ? vesselWith(s, ship, people, gear) : vesselOf(ship));

/**
 * Whoever keeps the ship ready stays aboard, if the others do as well without them: an empty ship after a massacre is a
 * lost one.
 */
const chosenFor = (s: Situation, cluster: Cluster, mission: Mission, ship: Group | undefined): Chosen | undefined => {
  const here = mission.at === cluster.at;
  const space = mission.def.kind === 'space';
  const free = able(s, cluster, mission, ship);
  const there = space ? crewFor(s, cluster, ship, here) : here ? surfaceOf(cluster) : [];
  const wanted = {
    mission,
    there: there.filter((one) => free.includes(one)),
    gear: cluster.gear,
    vessel: ship && vesselIn(s, mission, ship, free, cluster.gear),
    size: wantedSize(s.style.numbers, mission.seeds) + s.style.more,
  };
  const everybody = (): Chosen | undefined => chooseTeam(s, { ...wanted, from: free });
  if (!s.style.cover || space || !ship || mission.seeds === 0) return everybody();
  const staff = staffFor(
    s,
    ship,
    free.filter((one) => !there.includes(one)),
  );
  if (!staff || free.length - staff.length < fewest(s.style.numbers, mission.seeds)) return everybody();
  const others = chooseTeam(s, { ...wanted, from: free.filter((one) => !staff.includes(one)) });
  return others && others.lacks <= 0 && others.walled <= 0 ? others : everybody();
};

/** What a beginner thinks: it will be all right. */
const hoped = ({ seeds }: Mission): Expectation => ({
  clean: 0.8 ** seeds,
  through: 0.8 ** seeds,
  again: 0,
  deaths: 0,
  taken: 0,
  shipLost: 0,
  damaged: 0,
  turns: 0,
  points: 0,
  cost: 0,
  cleared: seeds,
});

/**
 * Where all that lies there is known and one who is not needed clears it away alone, that one goes first: red shirts are
 * for stacks that take somebody whoever comes.
 */
const scoutFor = (
  s: Situation,
  cluster: Cluster,
  mission: Mission,
  ship: Group | undefined,
  chosen: Chosen,
): Chosen | undefined => {
  if (mission.unknown > 0 || mission.seeds === 0 || mission.def.kind === 'space') return undefined;
  if (surfaceOf(cluster).length > 0) return undefined;
  const fit = able(s, cluster, mission, ship).filter(({ affiliation }) => mission.by.includes(affiliation as never));
  for (const one of fit.toSorted((a, b) => personWorth(a.def) - personWorth(b.def))) {
    const others = chosen.people.filter((other) => other !== one);
    const rest = chooseTeam(s, { mission, from: others, there: [], gear: cluster.gear, size: others.length });
    if (!rest || rest.lacks > 0) continue;
    const alone = chooseTeam(s, { mission, from: [one], there: [], gear: cluster.gear, size: 1 });
    if (alone && prospectOf(s, mission, [one], cluster.gear, ship).cleared >= mission.seeds - 0.01) return alone;
  }
  return undefined;
};

const stays = 1.25;

/** What it is worth to be at home again for those whose ship is about to be lost. */
const flight = 40;

const attemptTask = (s: Situation, cluster: Cluster, mission: Mission, ship: Group | undefined): Task | undefined => {
  const here = mission.at === cluster.at;
  const space = mission.def.kind === 'space';
  if ((!here || space) && !ship) return undefined;
  const chosen = chosenFor(s, cluster, mission, ship);
  const informed = s.style.believed !== undefined;
  if (!chosen || (chosen.walled > 0 && !informed)) return undefined;
  const turns = here || !ship ? 0 : turnsTo(s, ship, cluster.at, mission.at);
  const size = chosen.people.length;
  const met = chosen.lacks <= 0 && chosen.walled <= 0;
  // Cleared dilemmas stay cleared: whoever is idle may look what lies there.
  const clears =
    !met &&
    !mission.shared &&
    (mission.unknown > 0 || (informed && mission.seeds > 0)) &&
    chosen.lacks <= s.style.numbers.lacks &&
    size >= s.style.clearers + (cluster.home && growing(s) ? 2 : 0) &&
    (here || !cluster.home || !growing(s) || !s.style.patient);
  if (!met && !clears) return undefined;
  const prospect = s.style.cover ? prospectOf(s, mission, chosen.people, cluster.gear, ship) : hoped(mission);
  const { clean, sure, idle, decay } = s.style.numbers;
  const p = clean * prospect.clean + (1 - clean) * prospect.through;
  // Whoever is on the way goes on: waiting is for those at home.
  // So does whoever would win by it.
  const value = missionWorth(s, mission);
  const ready =
    !s.style.patient ||
    value > 60 ||
    size >= fewest(s.style.numbers, mission.seeds) ||
    p > sure ||
    !growing(s) ||
    (!cluster.home && size >= 4);
  if (!ready) return undefined;
  const task: Task = {
    aim: met ? 'attempt' : 'clear',
    at: cluster.at,
    to: mission.at,
    mission,
    chosen,
    prospect,
    crew: cluster.free,
    turns,
    worth: 0,
    ...(ship ? { ship } : {}),
  };
  const scout = met && here && p < 0.9 && s.style.cover ? scoutFor(s, cluster, mission, ship, chosen) : undefined;
  if (scout) return { ...task, aim: 'clear', chosen: scout, worth: value };
  const gain = (met ? p * value : 0) + perCleared(s, mission) * prospect.cleared - cautionOf(s) * prospect.cost;
  // Whoever has gone down for it does not go up again for another that is hardly better.
  const begun = here && !space && chosen.people.some(({ place }) => place === mission.id) ? stays : 1;
  // Nobody sets out for what would not keep them there.
  const least = met && (here || !cluster.home) ? 0 : idle;
  return gain <= least ? undefined : { ...task, worth: begun * gain * decay ** turns };
};

/** Whoever aims at one mission leaves the others alone until it is done. */
const isAimedAt = ({ missions, style: { only = none } }: Situation, { id }: Mission): boolean =>
  only === none || id === only || !missions.some((one) => one.id === only);

/** The opponent's missions are for those who are there and win by it. */
const mayTry = (s: Situation, mission: Mission, cluster: Cluster): boolean =>
  s.style.attempts &&
  !mission.closed &&
  mission.id !== s.style.avoids &&
  isAimedAt(s, mission) &&
  (mission.mine || s.style.steals || (cluster.at === mission.at && s.style.walls && missionWorth(s, mission) > 60));

/** What a player has tried in this turn: who tries the same again gains nothing. */
export type Tried = ReadonlySet<string>;

export const triedKey = (mission: Mission, people: readonly Member[]): string =>
  `${mission.id} ${mission.seeds} ${people
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()}`;

/** More than this it cannot be worth. */
const bound = (s: Situation, mission: Mission, cluster: Cluster, ship: Group | undefined): number => {
  const turns = mission.at === cluster.at || !ship ? 0 : turnsTo(s, ship, cluster.at, mission.at);
  const most = (missionWorth(s, mission) + perCleared(s, mission) * mission.seeds) * s.style.numbers.decay ** turns;
  return mission.at === cluster.at ? stays * most : most;
};

const homewards = (s: Situation, cluster: Cluster, ship: Group): Task | undefined => {
  const [home] = bases(s)
    .map(({ at }) => at)
    .toSorted((a, b) => distance(s, cluster.at, a) - distance(s, cluster.at, b));
  if (cluster.home || home === undefined) return undefined;
  const turns = turnsTo(s, ship, cluster.at, home);
  const worth = (isSick(s, ship) ? flight : s.style.numbers.idle) * s.style.numbers.decay ** turns;
  return { aim: 'go home', at: cluster.at, to: home, ship, crew: cluster.free, turns, worth };
};

/** The best attempt of these people: what cannot be better than the best so far is not thought through. */
const bestAttempt = (s: Situation, cluster: Cluster, ship: Group | undefined, tried: Tried): readonly Task[] => {
  const missions = s.missions
    .filter((mission) => mayTry(s, mission, cluster))
    .map((mission) => ({ mission, most: bound(s, mission, cluster, ship) }))
    .toSorted((a, b) => b.most - a.most);
  const tasks: Task[] = [];
  let best = 0;
  for (const { mission, most } of missions) {
    if (most <= best) break;
    const task = attemptTask(s, cluster, mission, ship);
    if (!task || (task.at === task.to && tried.has(triedKey(mission, task.chosen?.people ?? [])))) continue;
    tasks.push(task);
    best = Math.max(best, task.worth);
  }
  return tasks;
};

/** One goes alone, whatever comes of it. */
const scouting = (s: Situation, cluster: Cluster, tried: Tried): readonly Task[] =>
  s.missions.flatMap((mission): Task[] => {
    const from = cluster.free.filter(({ id }) => id === s.style.scout);
    if (mission.at !== cluster.at || mission.def.kind === 'space' || mission.closed || from.length === 0) return [];
    const chosen = chooseTeam(s, { mission, from, there: [], gear: cluster.gear, size: 1 });
    if (!chosen || tried.has(triedKey(mission, chosen.people))) return [];
    const { at, free: crew } = cluster;
    return [{ aim: 'clear', at, to: at, mission, chosen, crew, turns: 0, worth: 1 }];
  });

const tasksOf = (s: Situation, cluster: Cluster, tried: Tried): readonly Task[] => {
  if (cluster.free.length === 0) return [];
  if (s.style.scout !== none) return scouting(s, cluster, tried);
  const [ship] = shipsOf(s, cluster);
  const tasks = [...bestAttempt(s, cluster, ship, tried), ...cures(s, cluster, ship), ...hunts(s, cluster)];
  if (!ship) return tasks;
  const home = homewards(s, cluster, ship);
  return [...tasks, ...(home ? [home] : []), ...rescues(s, cluster, ship), ...towings(s, cluster, ship)];
};

/** Stopped people of ours on the surface here would be left behind. */
const wouldStrand = (s: Situation, at: number): boolean =>
  s.groups.some((group) => group.kind === 'surface' && group.at === at && group.people.some(({ stopped }) => stopped));

const nothingTried: Tried = new Set();

/** One task for each cluster that has something to do, no mission twice. */
export const planOf = (s: Situation, tried: Tried = nothingTried): readonly Task[] => {
  const all = clustersOf(s)
    .flatMap((cluster) => tasksOf(s, cluster, tried))
    .filter((task) => task.to === task.at || !wouldStrand(s, task.at))
    .toSorted((a, b) => b.worth - a.worth);
  const plan: Task[] = [];
  for (const task of all) {
    if (plan.some((other) => other.at === task.at)) continue;
    if (task.mission && plan.some((other) => other.mission === task.mission)) continue;
    // One ship fetches them or brings them a cure, the nearest.
    if (
      (task.aim === 'rescue' || task.aim === 'cure') &&
      plan.some((other) => other.aim === task.aim && other.to === task.to)
    )
      continue;
    plan.push(task);
  }
  return plan;
};
