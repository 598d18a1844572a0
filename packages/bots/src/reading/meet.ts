import { namesTitle } from '@spaceline/language';
import type { Random } from '../random.ts';
import { holds } from './condition.ts';
import type { Fate, Whom } from './fate.ts';
import { fits } from './fits.ts';
import type { Peril, Stay } from './peril.ts';
import { type Member, type Team, lessSkilled, only, sizeOf, without } from './team.ts';

/** A team meets a dilemma, in thought: one way in which it may go. */

/** What a member is worth to the plan of its player, in points. */
export type Worth = (member: Member) => number;

/** Without a plan: 7 points a person, and a little for what they bring. */
export const plainWorth: Worth = ({ attributes, person }) =>
  5 + (attributes[0] + attributes[1] + attributes[2]) / 10 + person.skills.length / 2;

export interface Meeting {
  /** Whoever is left, stopped or not. */
  readonly team: Team;
  /** Somebody unstopped goes on. */
  readonly on: boolean;
  /** Nothing bad happened. */
  readonly clean: boolean;
  /** It lies under the mission again. */
  readonly again: boolean;
  readonly deaths: number;
  /** Gone until fetched or freed. */
  readonly taken: number;
  /** The ship is lost with all aboard. */
  readonly destroyed: boolean;
  readonly damaged: boolean;
  /** Turns of the player that it costs. */
  readonly turns: number;
  readonly points: number;
  /** All of it in points: what is lost less what is gained. */
  readonly cost: number;
}

/** A turn, a ship, damage and a card of the hand in points; a team in the hands of the opponent. */
export const prices = { turn: 6, ship: 6, damage: 9, card: 3, lent: 18, point: 1 } as const;
/** What somebody who is only taken away costs of what they are worth. */
const takenShare = 0.5;
/** How often a clock runs out although there is time to bring a cure. */
const uncuredShare = 0.35;

/** A meeting being written. */
interface Draft {
  team: Team;
  stopped: boolean;
  over: boolean;
  harmed: boolean;
  deaths: number;
  taken: number;
  destroyed: boolean;
  damaged: boolean;
  turns: number;
  points: number;
  cost: number;
}

/** One member for each card: individuals of one card stand beside each other. */
const cardsOf = (members: readonly Member[]): readonly Member[] => {
  for (let at = 1; at < members.length; at++)
    if (members[at]?.slot === members[at - 1]?.slot)
      return members.filter((member, n) => n === 0 || members[n - 1]?.slot !== member.slot);
  return members;
};

const metricOf = (metric: Whom['metric'], { attributes: [i, c, s] }: Member): number =>
  metric === 'INTEGRITY' ? i : metric === 'CUNNING' ? c : metric === 'STRENGTH' ? s : i + c + s;

const countOf = ({ count }: Whom, of: number, all: number): number => {
  if (count === 'all') return of;
  if (count === 'half') return Math.floor(of / 2);
  if (count === 'larger half') return Math.min(of, Math.floor(all / 2) + 1);
  return Math.min(count, of);
};

const lots = (from: readonly Member[], n: number, dice: Random): readonly Member[] => {
  const left = [...from];
  const drawn: Member[] = [];
  while (drawn.length < n && left.length > 0) drawn.push(...left.splice(dice.int(left.length), 1));
  return drawn;
};

const top = (from: readonly Member[], n: number, by: (member: Member) => number): readonly Member[] =>
  n === 1
    ? from.length === 0
      ? []
      : [from.reduce((best, one) => (by(one) > by(best) ? one : best))]
    : from.toSorted((a, b) => by(b) - by(a)).slice(0, n);

/** Whom it hits. */
export const pick = (
  whom: Whom,
  team: Team,
  worth: Worth,
  dice: Random,
  those: readonly Member[],
): readonly Member[] => {
  const group = whom.by === 'those' ? those : team.members;
  const from = cardsOf(whom.who.who === 'anyone' ? group : group.filter((member) => fits(whom.who, member)));
  const n = countOf(whom, from.length, sizeOf(team));
  if (n >= from.length) return from;
  switch (whom.by) {
    case 'random':
    case 'those':
      return lots(from, n, dice);
    case 'opponent':
      return top(from, n, worth);
    case 'you':
      return top(from, n, (member) => -worth(member));
    case 'highest':
      return top(from, n, (member) => metricOf(whom.metric, member));
    case 'all':
      return from;
  }
};

const sum = (members: readonly Member[], worth: Worth): number => members.reduce((n, one) => n + worth(one), 0);

const loseShip = (d: Draft, worth: Worth): void => {
  d.destroyed = true;
  d.deaths += sizeOf(d.team);
  d.cost += prices.ship + sum(cardsOf(d.team.members), worth);
  d.team = only(d.team, []);
};

const suffer = (d: Draft, fate: Fate, worth: Worth, dice: Random, those: readonly Member[]): void => {
  switch (fate.fate) {
    case 'people': {
      const hit = pick(fate.whom, d.team, worth, dice, those);
      if (hit.length === 0) return;
      d.harmed = true;
      if (fate.loss === 'stopped') {
        d.stopped ||= hit.length >= sizeOf(d.team);
        return;
      }
      const lost = fate.loss === 'taken' ? takenShare : 1;
      if (fate.loss === 'taken') d.taken += hit.length;
      else d.deaths += hit.length;
      d.cost += lost * sum(hit, worth);
      d.team = without(d.team, hit);
      return;
    }
    case 'ship':
      if (!d.team.ship) return;
      d.harmed = true;
      if (fate.loss === 'destroyed' || d.team.ship.damaged) loseShip(d, worth);
      else {
        d.damaged = true;
        d.cost += prices.damage;
        d.team = { ...d.team, ship: { ...d.team.ship, damaged: true } };
      }
      return;
    case 'over':
      d.harmed = true;
      d.over = true;
      if (fate.what === 'turn') d.turns += 1;
      return;
    case 'lent':
      d.harmed = true;
      d.turns += 1;
      d.cost += prices.lent;
      return;
    case 'hand':
      d.harmed = true;
      d.cost += prices.card * fate.cards;
      return;
    case 'points':
      d.points += fate.n;
      return;
    case 'restored':
      return;
    case 'choice': {
      const [best] = fate.ways
        .map((way) => {
          const trial = { ...d };
          for (const one of way) suffer(trial, one, worth, dice, those);
          return trial;
        })
        .toSorted((a, b) => costOf(a) - costOf(b));
      if (best) Object.assign(d, best);
      return;
    }
    case 'provided':
      for (const one of holds(fate.condition, d.team, those) ? fate.met : fate.otherwise)
        suffer(d, one, worth, dice, those);
  }
};

/** Being stopped or sent back costs the rest of the turn. */
const costOf = (d: Draft): number =>
  d.cost + prices.turn * (d.turns + (d.stopped || d.over ? 0.7 : 0)) - prices.point * d.points;

const drafted = (team: Team): Draft => ({
  team,
  stopped: false,
  over: false,
  harmed: false,
  deaths: 0,
  taken: 0,
  destroyed: false,
  damaged: false,
  turns: 0,
  points: 0,
  cost: 0,
});

const meeting = (d: Draft, again: boolean): Meeting => ({
  team: d.team,
  on: !d.stopped && !d.over && !d.destroyed && d.team.members.length > 0,
  clean: !d.harmed && !d.stopped && !d.over,
  again,
  deaths: d.deaths,
  taken: d.taken,
  destroyed: d.destroyed,
  damaged: d.damaged,
  turns: d.turns,
  points: d.points,
  cost: costOf(d),
});

const linger = (d: Draft, stays: Stay, points: number, worth: Worth, dice: Random): void => {
  const cured = stays.cure !== undefined && holds(stays.cure, d.team);
  if (cured) {
    d.points += points;
    return;
  }
  d.harmed = true;
  if (stays.clock) {
    const end = drafted(d.team);
    for (const fate of stays.clock.fates) suffer(end, fate, worth, dice, end.team.members);
    d.cost += uncuredShare * end.cost;
    d.turns += 1;
  }
  for (const fate of stays.repeats) suffer(d, fate, worth, dice, []);
  if (stays.holdsShip) d.turns += 2;
  if (stays.quarantines) d.turns += 1;
  if (stays.closes) d.turns += 3;
  if (stays.sendsAway) d.turns += 3;
  if (stays.roams) d.turns += 1;
  const { disables } = stays;
  if (disables)
    suffer(d, { fate: 'people', loss: 'taken', whom: { by: 'all', count: 'all', who: disables } }, worth, dice, []);
  if (stays.dulls) {
    d.cost += prices.turn;
    d.team = lessSkilled(d.team);
  }
};

/** A card among them that says that it does away with this title. */
const suppressed = (title: string, team: Team): boolean =>
  team.gear.some(
    (card) =>
      'inPlay' in card &&
      card.inPlay?.rules?.some(
        (rule) =>
          rule.rule === 'suppresses' && rule.where === 'present' && rule.titles.some((one) => namesTitle(one, title)),
      ),
  );

const isNothing = (peril: Peril, team: Team): boolean =>
  (peril.trigger !== undefined && !holds(peril.trigger, team)) ||
  (peril.nullifiedBy !== undefined && holds(peril.nullifiedBy, team)) ||
  (team.gear.length > 0 && suppressed(peril.title, team));

/** The cheapest way of paying: equipment counts a card, a person what it is worth. Nothing: it cannot be paid. */
const pay = (peril: Peril, d: Draft, worth: Worth): boolean => {
  const { payment } = peril;
  if (!payment) return false;
  if (payment.who.who === 'type' && payment.who.is === 'Equipment') {
    if (d.team.gear.length < payment.count) return false;
    d.cost += prices.card * payment.count;
    return true;
  }
  const paid = pick({ by: 'you', count: payment.count, who: payment.who }, d.team, worth, { int: () => 0 }, []);
  if (paid.length < payment.count) return false;
  d.cost += sum(paid, worth);
  d.deaths += paid.length;
  d.harmed = true;
  d.team = without(d.team, paid);
  return true;
};

/** One part of a dilemma. */
export const meet = (peril: Peril, team: Team, dice: Random, worth: Worth = plainWorth): Meeting => {
  const d = drafted(team);
  if (isNothing(peril, team)) return meeting(d, false);
  const those = peril.picks ? pick(peril.picks, team, worth, dice, []) : [];
  if (peril.stops) {
    if ((peril.pass && holds(peril.pass, team, those)) || pay(peril, d, worth)) {
      if (!peril.stays) {
        d.points += peril.points;
        return meeting(d, false);
      }
    } else {
      d.stopped = true;
      d.harmed = true;
    }
  }
  const failed = d.stopped || !peril.stops;
  if (failed) for (const fate of peril.fates) suffer(d, fate, worth, dice, those);
  if (peril.ends) d.over = true;
  if (peril.stays && !d.destroyed) linger(d, peril.stays, peril.points, worth, dice);
  return meeting(d, peril.wall && failed);
};

/** Both parts of a combo, one after the other. */
export const meetAll = (perils: readonly Peril[], team: Team, dice: Random, worth: Worth = plainWorth): Meeting => {
  let last: Meeting | undefined;
  for (const peril of perils) {
    const next = meet(peril, last ? last.team : team, dice, worth);
    last = last ? joined(last, next) : next;
    if (!last.on) break;
  }
  return last ?? meeting(drafted(team), false);
};

export const joined = (one: Meeting, two: Meeting): Meeting => ({
  team: two.team,
  on: two.on,
  clean: one.clean && two.clean,
  again: one.again || two.again,
  deaths: one.deaths + two.deaths,
  taken: one.taken + two.taken,
  destroyed: one.destroyed || two.destroyed,
  damaged: one.damaged || two.damaged,
  turns: one.turns + two.turns,
  points: one.points + two.points,
  cost: one.cost + two.cost,
});

/** The dice of thoughts: the same every time, so that two plans are compared with the same luck. */
export const thoughtDice = (n: number): Random => {
  // Thoughts are had by the thousand: a generator of one number is enough for them.
  let state = (n + 1) * 0x9e3779b9;
  return {
    int: (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) % below;
    },
  };
};
