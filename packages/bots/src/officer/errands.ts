import type { Condition } from '@spaceline/language';
import { isHeldFast, quarantines } from './ailments.ts';
import { defOf } from './cards.ts';
import { type Cluster, shipsOf, turnsTo } from './cluster.ts';
import { type Group, type Mission, type Person, type Situation, getAlong } from './situation.ts';
import type { Task } from './task.ts';
import { missing, teamOf } from './team.ts';
import { missionWorth, staffFor } from './worth.ts';

/** What ships do for others of ours: they fetch people, bring cures and tow away what closes a mission. */

const getsAboard = (s: Situation, ship: Group, affiliation: string): boolean =>
  getAlong(s, s.cards.get(ship.id)?.affiliation ?? '', affiliation);

/** Whether these people wait for a ship: those on a surface beside a facility go there by themselves. */
const isStranded = (s: Situation, group: Group): boolean => {
  const here = s.groups.filter((one) => one.at === group.at);
  if (group.kind === 'ship' && !isHeldFast(s, group)) return false;
  // A ship that nobody here can fly takes nobody away; those who are stopped can fly it in their next turn.
  const people = here.flatMap((one) => one.people.filter(({ free, stopped }) => free || stopped));
  return !here.some(
    (one) =>
      (one.kind === 'ship' && !isHeldFast(s, one) && staffFor(s, one, people) !== undefined) ||
      (group.kind === 'surface' && one.kind === 'facility'),
  );
};

/** A mission that is open again is worth less than one that is open: somebody has to come back for it. */
const openedShare = 0.3;

/** What those at hand could solve only with these. */
const opened = (s: Situation, { free, gear }: Cluster, others: readonly Person[]): number =>
  Math.max(
    0,
    ...s.missions.map((mission) => {
      const { requires } = mission.def;
      if (!mission.mine || mission.closed || missing(requires, teamOf(free, gear)) <= 0) return 0;
      return missing(requires, teamOf([...free, ...others], gear)) <= 0 ? openedShare * missionWorth(s, mission) : 0;
    }),
  );

/** What a turn without a ship costs for each who waits for it. */
const perWait = 0.25;

/** Those at home who have no other ship wait until this one is back. */
const waitingCost = (s: Situation, cluster: Cluster, ship: Group, crew: readonly Person[], turns: number): number => {
  const waiting = cluster.free.filter((one) => !crew.includes(one));
  const others = shipsOf(s, cluster).filter((one) => one !== ship && staffFor(s, one, waiting) !== undefined);
  return cluster.home && others.length === 0 ? perWait * waiting.length * 2 * turns : 0;
};

/** People where no ship of ours is: whoever is stranded is fetched, whoever reported elsewhere joins the others. */
export const rescues = (s: Situation, cluster: Cluster, ship: Group): readonly Task[] =>
  s.groups.flatMap((group): Task[] => {
    if (group.at === cluster.at || !isStranded(s, group)) return [];
    const turns = turnsTo(s, ship, cluster.at, group.at);
    const fit = group.people.filter(
      ({ free, stopped, affiliation }) => (free || stopped) && getsAboard(s, ship, affiliation),
    );
    const stranded = group.kind !== 'facility';
    const worth =
      ((stranded ? 2.5 : 1.5) * fit.length + (stranded ? opened(s, cluster, fit) : 0)) * s.style.numbers.decay ** turns;
    const crew = cluster.home && stranded ? (staffFor(s, ship, cluster.free) ?? []) : cluster.free;
    return worth - waitingCost(s, cluster, ship, crew, turns) > 3
      ? [{ aim: 'rescue', at: cluster.at, to: group.at, ship, crew, turns, worth }]
      : [];
  });

/** Those of them who meet the condition together with those who are there; nothing: they cannot. */
const joined = (
  condition: Condition,
  there: readonly Person[],
  from: readonly Person[],
  gear: readonly string[] = [],
) => {
  const all = [...there];
  for (let lacks = missing(condition, teamOf(all, gear)); lacks > 0;) {
    const next = from.find((one) => !all.includes(one) && missing(condition, teamOf([...all, one], gear)) < lacks);
    if (!next) return undefined;
    all.push(next);
    lacks = missing(condition, teamOf(all, gear));
  }
  return all;
};

/** Who tows a card away with this ship; nothing: it cannot be done. */
const towersOf = (s: Situation, towed: Mission['towed'], ship: Group, people: readonly Person[]) => {
  const def = defOf(ship.def);
  const staff = towed && staffFor(s, ship, people);
  if (!staff || def?.type !== 'Ship' || !def.equipment.some((one) => one === towed.by)) return undefined;
  return joined(towed.crew, staff, people);
};

/** Missions of ours that a card closes, which this ship could tow away. */
export const towings = (s: Situation, cluster: Cluster, ship: Group): readonly Task[] =>
  s.missions.flatMap((mission): Task[] => {
    const { towed } = mission;
    const crew = mission.mine ? towersOf(s, towed, ship, cluster.free) : undefined;
    if (!crew) return [];
    // Whoever has just met it is stopped, and tows it away in the next turn.
    const there = s.people.filter(({ at, free, stopped }) => at === mission.at && (free || stopped));
    const ships =
      cluster.at === mission.at ? [] : s.groups.filter((one) => one.at === mission.at && !isHeldFast(s, one));
    if (ships.some((one) => towersOf(s, towed, one, there) !== undefined)) return [];
    const turns = turnsTo(s, ship, cluster.at, mission.at);
    const worth = openedShare * missionWorth(s, mission) * s.style.numbers.decay ** turns;
    return [{ aim: 'tow', at: cluster.at, to: mission.at, mission, ship, crew, turns, worth }];
  });

/** What somebody who would be lost is worth; whoever is there heals first, and does everything else afterwards. */
const perPatient = 6;
const atHand = 100;

/** People of ours whom an illness keeps on a planet: whoever can cure it together with them is brought there. */
export const cures = (s: Situation, cluster: Cluster, ship: Group | undefined): readonly Task[] =>
  quarantines(s).flatMap(({ cure, turns: left }) =>
    s.groups.flatMap((group): Task[] => {
      const here = group.at === cluster.at;
      if (group.kind !== 'surface' || (!here && !ship)) return [];
      const patients = group.people.filter(({ free, stopped }) => free || stopped);
      const healers = cluster.free.filter(({ place }) => place !== group.id);
      const all = joined(cure, patients, healers, group.gearDefs);
      const turns = here || !ship ? 0 : turnsTo(s, ship, cluster.at, group.at);
      if (!all || all.length === patients.length || turns > left) return [];
      const going = all.filter((one) => !patients.includes(one));
      const staff = ship ? (staffFor(s, ship, cluster.free) ?? []) : [];
      const crew = here ? going : cluster.home ? [...new Set([...staff, ...going])] : cluster.free;
      const worth = here ? atHand : perPatient * patients.length * s.style.numbers.decay ** turns;
      return [
        { aim: 'cure', at: cluster.at, to: group.at, crew, turns, worth, patients: group, ...(ship ? { ship } : {}) },
      ];
    }),
  );
