import { type CardId, type Decision, type Option, type OptionOf, none } from '@spaceline/engine';
import type { Allows } from '../player.ts';
import { isSick } from './ailments.ts';
import { type Tried, planOf, triedKey } from './plan.ts';
import type { Task } from './task.ts';
import { pickWanted } from './pick.ts';
import { type Group, type Situation, bases, distance, getAlong } from './situation.ts';
import { staffFor } from './worth.ts';

/** The next step of a plan among the options of a decision. */
export interface Step {
  readonly option: Option;
  readonly cards: readonly CardId[];
  readonly task?: Task;
}

/** What was done with a ship in this turn. */
export const shipKey = (verb: string, ship: CardId): string => `${verb} ${ship}`;

/** What a ship left in this turn. */
export const leftKey = (ship: CardId, location: CardId): string => `left ${ship} ${location}`;

/** Who went from where to where in this turn. */
export const beamKey = (from: CardId, to: CardId, cards: readonly CardId[]): string =>
  `beam ${from} ${to} ${cards.toSorted((a, b) => a - b).join()}`;

interface Asked {
  readonly s: Situation;
  readonly decision: Decision;
  readonly allows: Allows | undefined;
  readonly tried: Tried;
}

const optionsOf = <V extends Option['do']>(asked: Asked, verb: V): readonly OptionOf<V>[] =>
  asked.decision.options.filter((one) => one.do === verb) as unknown as readonly OptionOf<V>[];

const taken = (asked: Asked, option: Option, wanted: readonly CardId[], task: Task): Step | undefined => {
  const cards = pickWanted(option, wanted, asked.allows);
  return cards && cards.some((id) => wanted.includes(id)) ? { option, cards, task } : undefined;
};

/** People and equipment from one place to another, if any of them is there and may go. */
const beam = (asked: Asked, task: Task, from: Group, to: CardId, wanted: readonly CardId[]): Step | undefined => {
  const option = [...optionsOf(asked, 'walk'), ...optionsOf(asked, 'beam')].find(
    (one) => one.on === from.id && one.to === to && one.way === none,
  );
  if (!option?.pick) return undefined;
  const people = wanted.filter((id) => option.pick?.from.includes(id));
  if (people.length === 0) return undefined;
  const step = taken(asked, option, [...people, ...from.gear], task);
  // Up and down and up again gains nothing.
  return step && !asked.tried.has(beamKey(from.id, to, step.cards)) ? step : undefined;
};

const groupsAt = (s: Situation, at: number): readonly Group[] => s.groups.filter((group) => group.at === at);

/** Everybody wanted comes aboard the ship. */
const board = (asked: Asked, task: Task, ship: Group, wanted: readonly CardId[]): Step | undefined => {
  for (const group of groupsAt(asked.s, task.at)) {
    if (group.id === ship.id) continue;
    const step = beam(asked, task, group, ship.id, wanted);
    if (step) return step;
  }
  return undefined;
};

const ofShip = (asked: Asked, verb: 'undock' | 'decloak' | 'cloak', ship: Group, task?: Task): Step | undefined => {
  const option = optionsOf(asked, verb).find(({ card }) => card === ship.id);
  // To and fro in one turn gains nothing.
  if (asked.tried.has(shipKey(verb, ship.id))) return undefined;
  return option && { option, cards: [], ...(task ? { task } : {}) };
};

const attempt = (asked: Asked, task: Task, ship: CardId): Step | undefined => {
  const option = optionsOf(asked, 'attempt').find(({ card, on }) => card === ship && on === task.mission?.id);
  return option && { option, cards: [], task };
};

const onPlanet = (asked: Asked, task: Task): Step | undefined => {
  const { s } = asked;
  const mission = task.mission;
  if (!mission) return undefined;
  const team = (task.chosen?.people ?? []).map(({ id }) => id);
  const groups = groupsAt(s, task.at).filter(({ kind }) => kind !== 'surface');
  for (const group of groups) {
    const step = beam(asked, task, group, mission.id, team);
    if (step) return step;
    if (group.kind === 'ship' && group.vessel?.cloaked && group.people.some(({ id }) => team.includes(id))) {
      const decloaked = ofShip(asked, 'decloak', group, task);
      if (decloaked) return decloaked;
    }
  }
  // A facility that beams nobody down itself: by way of the ship.
  for (const group of groups)
    if (group.kind === 'facility' && task.ship) {
      const step = beam(asked, task, group, task.ship.id, team);
      if (step) return step;
    }
  // Whoever cannot come down makes it another attempt than the one that was thought of; where nothing lies that is no harm.
  const gathered = mission.seeds === 0 || task.chosen?.people.every(({ place }) => place === mission.id);
  return gathered ? attempt(asked, task, none) : undefined;
};

const inSpace = (asked: Asked, task: Task): Step | undefined => {
  const { ship } = task;
  if (!ship) return undefined;
  const team = (task.chosen?.people ?? []).map(({ id }) => id);
  return (
    board(asked, task, ship, team) ??
    ofShip(asked, 'decloak', ship, task) ??
    ofShip(asked, 'undock', ship, task) ??
    attempt(asked, task, ship.id) ??
    // Those who meet the requirements are not always those who can fly the ship.
    board(
      asked,
      task,
      ship,
      (staffFor(asked.s, ship, task.crew) ?? []).map(({ id }) => id),
    )
  );
};

/** The nearest of our outposts that the ship would fly past where somebody waits who can come aboard. */
const waitingOnTheWay = (s: Situation, ship: Group, to: number): number | undefined => {
  const affiliation = s.cards.get(ship.id)?.affiliation ?? '';
  const isBetween = (at: number): boolean => (at - ship.at) * (to - at) > 0;
  return bases(s)
    .filter(({ at, people }) => {
      const waiting = people.some((one) => one.free && getAlong(s, one.affiliation, affiliation));
      return waiting && isBetween(at);
    })
    .map(({ at }) => at)
    .toSorted((a, b) => Math.abs(a - ship.at) - Math.abs(b - ship.at))[0];
};

const fly = (asked: Asked, task: Task, ship: Group): Step | undefined => {
  const { s } = asked;
  // Whoever has just left a place has no business there before the next turn.
  const flights = optionsOf(asked, 'fly').filter(
    ({ card, on }) => card === ship.id && !asked.tried.has(leftKey(ship.id, on)),
  );
  const indexOf = (id: CardId): number => s.spaceline.findIndex((location) => location.id === id);
  let best: OptionOf<'fly'> | undefined;
  let left = distance(s, ship.at, task.to);
  for (const option of flights) {
    const rest = distance(s, indexOf(option.on), task.to);
    if (rest < left) {
      best = option;
      left = rest;
    }
  }
  const over = best && waitingOnTheWay(s, ship, indexOf(best.on));
  const landing = over === undefined ? undefined : flights.find(({ on }) => indexOf(on) === over);
  return best && { option: landing ?? best, cards: [], task };
};

/** What closes our mission is taken to where it is in our way no more, as near as may be. */
const tow = (asked: Asked, task: Task, ship: Group): Step | undefined => {
  const { s } = asked;
  const indexOf = (id: CardId): number => s.spaceline.findIndex((location) => location.id === id);
  const ours = new Set(s.missions.flatMap(({ id, mine }) => (mine ? [id] : [])));
  const [option] = optionsOf(asked, 'fly')
    .filter(({ card, on, to }) => card === ship.id && to !== none && !ours.has(on))
    .toSorted((a, b) => distance(s, ship.at, indexOf(a.on)) - distance(s, ship.at, indexOf(b.on)));
  return option && { option, cards: [], task };
};

const towing = (asked: Asked, task: Task): Step | undefined => {
  const { ship } = task;
  if (!ship) return undefined;
  return (
    board(
      asked,
      task,
      ship,
      task.crew.map(({ id }) => id),
    ) ??
    ofShip(asked, 'decloak', ship, task) ??
    ofShip(asked, 'undock', ship, task) ??
    tow(asked, task, ship)
  );
};

const healing = (asked: Asked, task: Task, patients: Group): Step | undefined => {
  const going = task.crew.map(({ id }) => id);
  for (const group of groupsAt(asked.s, task.at)) {
    const step = group.id === patients.id ? undefined : beam(asked, task, group, patients.id, going);
    if (step) return step;
  }
  return undefined;
};

/** Some place on the way can be reached that the ship has not just left. */
const canMove = ({ s, tried }: Asked, ship: Group, to: number): boolean => {
  const step = to > ship.at ? 1 : -1;
  for (let at = ship.at; at !== to;) {
    at += step;
    if ((ship.vessel?.rangeLeft ?? 0) < distance(s, ship.at, at)) return false;
    if (!tried.has(leftKey(ship.id, s.spaceline[at]?.id ?? none))) return true;
  }
  return false;
};

const travel = (asked: Asked, task: Task): Step | undefined => {
  const { ship } = task;
  if (!ship || !canMove(asked, ship, task.to)) return undefined;
  const crew = task.crew.map(({ id }) => id);
  const boarding = board(asked, task, ship, crew);
  if (boarding) return boarding;
  // Whoever is needed there and cannot come aboard makes the journey useless.
  if (task.chosen?.people.some(({ place }) => place !== ship.id)) return undefined;
  return ofShip(asked, 'undock', ship, task) ?? fly(asked, task, ship);
};

const stepOf = (asked: Asked, task: Task): Step | undefined => {
  if (task.at !== task.to) return travel(asked, task);
  if (task.aim === 'tow') return towing(asked, task);
  if (task.patients) return healing(asked, task, task.patients);
  if (!task.mission) return undefined;
  return task.mission.def.kind === 'space' ? inSpace(asked, task) : onPlanet(asked, task);
};

/** Ships that have nothing to do lie at an outpost. */
const dockIdle = (asked: Asked, plan: readonly Task[]): Step | undefined => {
  const busy = new Set(plan.flatMap((task) => (task.at === task.to && task.ship ? [task.ship.id] : [])));
  const homes = new Set(bases(asked.s).map(({ id }) => id));
  const option = optionsOf(asked, 'dock').find(({ card, on }) => !busy.has(card) && homes.has(on));
  return option && { option, cards: [] };
};

/** At home everybody leaves a ship that harms them. */
const leaveSick = (asked: Asked): Step | undefined => {
  const { s } = asked;
  for (const base of bases(s))
    for (const ship of groupsAt(s, base.at)) {
      if (!isSick(s, ship)) continue;
      const people = ship.people.map(({ id }) => id);
      const option = [...optionsOf(asked, 'walk'), ...optionsOf(asked, 'beam')].find(
        (one) => one.on === ship.id && one.to === base.id && one.way === none,
      );
      const cards = option && pickWanted(option, [...people, ...ship.gear], asked.allows);
      if (option && cards?.some((id) => people.includes(id))) return { option, cards };
    }
  return undefined;
};

/** Attempts come last: whoever is stopped does nothing else. */
const firstStep = (asked: Asked, plan: readonly Task[]): Step | undefined => {
  const inOrder = [...plan.filter(({ at, to }) => at !== to), ...plan.filter(({ at, to }) => at === to)];
  for (const task of inOrder) {
    const step = stepOf(asked, task);
    if (step) return step;
  }
  return undefined;
};

export const nextOrder = (
  s: Situation,
  decision: Decision,
  allows: Allows | undefined,
  tried: Tried,
): Step | undefined => {
  const asked = { s, decision, allows, tried };
  const left = leaveSick(asked);
  if (left) return left;
  const plan = planOf(s, tried);
  const step = firstStep(asked, plan);
  if (step) return step;
  // Those who cannot come together for what they would do best do something else.
  const apart = plan.flatMap(({ at, to, mission, chosen }) =>
    at === to && mission && chosen ? [triedKey(mission, chosen.people)] : [],
  );
  const others = apart.length > 0 ? planOf(s, new Set([...tried, ...apart])) : [];
  return firstStep(asked, others) ?? dockIdle(asked, plan);
};
