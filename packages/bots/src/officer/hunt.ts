import { type CardId, type ShipView, none } from '@spaceline/engine';
import { isHeldFast, isSick } from './ailments.ts';
import { profileOf, skillAt } from './cards.ts';
import { type Cluster, turnsTo } from './cluster.ts';
import type { Group, Person, Situation } from './situation.ts';
import { crewOf, lossOf, riskOf } from './target.ts';
import type { Task } from './task.ts';
import { personWorth, staffFor } from './worth.ts';

/** Ships of theirs that can be reached and hit in this turn: whoever loses ship and crew begins anew. */

const leads = [skillAt('OFFICER'), skillAt('Leadership')];

/** Whoever may begin a battle (B-20.4). */
const isLeader = ({ def }: Person): boolean => leads.some((at) => (profileOf(def)?.levels[at] ?? 0) > 0);

const mayFly = (s: Situation, ship: Group): boolean =>
  ship.kind === 'ship' && ship.vessel?.stopped === false && !isHeldFast(s, ship) && !isSick(s, ship);

interface Prey {
  readonly at: number;
  readonly target: ShipView;
}

const preyOf = (s: Situation): readonly Prey[] =>
  s.spaceline.flatMap(({ ships }, at) =>
    ships.flatMap((target) =>
      target.controller === s.them && target.docked === none && !target.cloaked ? [{ at, target }] : [],
    ),
  );

export interface Hunting {
  /** How much of the loss a hit is worth that does not destroy: the next one will. */
  readonly hit: number;
  /** What it is worth that one of theirs waits on a planet. */
  readonly stranded: number;
  /** How much of what may come of it is minded. */
  readonly risk: number;
  /** What it is worth to report a ship for it. */
  readonly ship: number;
}

/** Those of theirs who came with it and are on the surface: without their only ship there they stay. */
const strandedBy = (s: Situation, { stranded }: Hunting, { at, target }: Prey): number => {
  const { ships = [], teams = [], facilities = [] } = s.spaceline[at] ?? {};
  const others = [...ships, ...facilities].some((one) => one !== target && one.controller === s.them);
  const people = teams.reduce((n, one) => (one.player === s.them ? n + one.cards.length + one.hidden : n), 0);
  return others ? 0 : stranded * people;
};

const gainOf = (s: Situation, how: Hunting, hunters: readonly ShipView[], prey: Prey): number => {
  const { target } = prey;
  const weapons = hunters.reduce((sum, one) => sum + one.weapons, 0);
  if (weapons <= target.shields) return 0;
  const destroys = weapons > 2 * target.shields || target.hull < 100;
  const loss = lossOf(s, target) + strandedBy(s, how, prey);
  return (destroys ? 1 : how.hit) * loss - how.risk * riskOf(s, hunters, target, destroys);
};

/** Affiliations keep some from attacking (B-20.13, B-20.14), unless all go together (WS-4.3). */
const mayFight = (s: Situation, ship: Group, people: readonly Person[], { target }: Prey): boolean => {
  if (s.mixes) return true;
  const affiliationOf = (id: CardId): string => s.cards.get(id)?.affiliation ?? '';
  const force = [affiliationOf(ship.id), ...people.map(({ affiliation }) => affiliation)];
  const theirs = affiliationOf(target.card);
  return force.every((one) => one === 'Klingon' || one === 'Non-Aligned' || (one !== 'Federation' && one !== theirs));
};

/** A ship and the fewest who fly it; those who are aboard come along. */
interface Hunter {
  readonly ship: Group;
  readonly vessel: ShipView;
  readonly crew: readonly Person[];
}

/** Ships of ours that are there already and can still fight. */
const waitingAt = (s: Situation, at: number): readonly Group[] =>
  s.groups.filter((one) => one.at === at && mayFly(s, one) && one.people.some(({ free }) => free));

/** As many as these people can fly at once, the strongest first; somebody among them begins the battle (B-20.4). */
const fleetOf = (s: Situation, cluster: Cluster, prey: Prey, there: readonly Group[]): readonly Hunter[] => {
  let left = cluster.free;
  const fleet: Hunter[] = [];
  const ships = cluster.groups
    .filter((ship) => mayFly(s, ship) && turnsTo(s, ship, cluster.at, prey.at) === 0)
    .toSorted((a, b) => (b.vessel?.weapons ?? 0) - (a.vessel?.weapons ?? 0));
  for (const ship of ships) {
    const { vessel } = ship;
    // Whoever is aboard another ship of the fleet stays there.
    const crew = vessel && vessel.weapons > 0 ? staffFor(s, ship, left) : undefined;
    if (!vessel || !crew || !mayFight(s, ship, [...ship.people, ...crew], prey)) continue;
    fleet.push({ ship, vessel, crew });
    left = left.filter((one) => !crew.includes(one) && one.place !== ship.id);
  }
  const [first, ...others] = fleet;
  const all = [
    ...fleet.flatMap(({ ship, crew }) => [...crew, ...ship.people]),
    ...there.flatMap(({ people }) => people),
  ];
  if (!first || all.some((one) => one.free && isLeader(one))) return fleet;
  const [leader] = left.filter(isLeader).toSorted((a, b) => personWorth(a.def) - personWorth(b.def));
  return leader ? [{ ...first, crew: [...first.crew, leader] }, ...others] : [];
};

/** The fewest ships that gain most. */
const huntOf = (s: Situation, how: Hunting, cluster: Cluster, prey: Prey): Task | undefined => {
  const there = waitingAt(s, prey.at);
  const fleet = fleetOf(s, cluster, prey, there);
  const waiting = there.flatMap(({ vessel }) => vessel ?? []);
  let worth = gainOf(s, how, waiting, prey);
  let going: readonly Hunter[] = [];
  for (let n = 1; n <= fleet.length; n++) {
    const some = fleet.slice(0, n);
    const gain = gainOf(s, how, [...waiting, ...some.map(({ vessel }) => vessel)], prey);
    if (gain > worth + another * (n - 1)) [worth, going] = [gain, some];
  }
  const [first] = going;
  if (!first || worth <= 0) return undefined;
  return { aim: 'hunt', at: cluster.at, to: prey.at, ship: first.ship, crew: first.crew, turns: 0, worth };
};

/** What another ship has to gain to come along. */
const another = 4;

export const hunts = (s: Situation, cluster: Cluster): readonly Task[] => {
  const how = s.style.hunts;
  if (!how) return [];
  return preyOf(s).flatMap((prey) => (prey.at === cluster.at ? [] : (huntOf(s, how, cluster, prey) ?? [])));
};

/** Ships of theirs that one with such weapons could destroy, and who is aboard. */
export const preyFor = (s: Situation, weapons: number): number => {
  const how = s.style.hunts;
  if (!how) return 0;
  return preyOf(s).some(({ target }) => weapons > target.shields && crewOf(target, s.them) > 3) ? how.ship : 0;
};
