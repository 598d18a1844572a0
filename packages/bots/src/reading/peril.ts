import type { Condition, DilemmaCard, Encounter, Lasting, MissionKind, Rule, RuleOf, Who } from '@spaceline/language';
import { type Alternative, alternatives } from './condition.ts';
import { type Fate, type Whom, fatesOf, pickedFirst } from './fate.ts';

/** A dilemma as an effect record: what passes it, and what it does otherwise. */

/** What a dilemma that stays in play does as long as it lies there. */
export interface Stay {
  readonly on: 'ship' | 'mission' | 'team';
  /** What ends it with its points. */
  readonly cure?: Condition;
  /** What ends it without. */
  readonly nullifiedBy?: Condition;
  /** What happens when its time is over, and in how many turns of the afflicted player. */
  readonly clock?: { readonly turns: number; readonly fates: readonly Fate[] };
  /** What happens again and again until it is cured. */
  readonly repeats: readonly Fate[];
  /** The ship may not move. */
  readonly holdsShip: boolean;
  /** Whoever met it may not leave. */
  readonly quarantines: boolean;
  /** Nobody may attempt the mission, as long as it is not towed away. */
  readonly closes: boolean;
  readonly towedBy?: Condition;
  /** The ship must go elsewhere first. */
  readonly sendsAway: boolean;
  /** Everybody loses the first-listed skill. */
  readonly dulls: boolean;
  readonly disables?: Who;
  /** A ship that nobody controls attacks whoever is on its way. */
  readonly roams: boolean;
}

/** What kind of card it is to whoever seeds it. */
export type PerilKind =
  /** Stops until it is met. */
  | 'wall'
  /** Removes people or ships, and stops. */
  | 'killer'
  /** Takes somebody or weakens, and the attempt goes on. */
  | 'filter'
  /** Costs turns: damage, a journey, a quarantine, a closed mission. */
  | 'delay'
  /** Harms nobody. */
  | 'gift';

export interface Peril {
  readonly title: string;
  readonly where: MissionKind;
  readonly kind: PerilKind;
  /** What must be there for it to do anything. */
  readonly trigger?: Condition;
  /** Cancels it by being there. */
  readonly nullifiedBy?: Condition;
  /** What passes it; left out: nothing does. */
  readonly pass?: Condition;
  readonly alternatives: readonly Alternative[];
  /** Whom it picks before the test. */
  readonly picks?: Whom;
  /** What may be paid instead. */
  readonly payment?: { readonly who: Who; readonly count: number };
  /** What happens otherwise, or always if nothing passes it. */
  readonly fates: readonly Fate[];
  /** Met again after a failure. */
  readonly wall: boolean;
  /** A team that does not pass is stopped. */
  readonly stops: boolean;
  /** Ends the attempt although nobody is stopped. */
  readonly ends: boolean;
  readonly stays?: Stay;
  /** Scored by passing or curing it. */
  readonly points: number;
}

const has = <K extends Rule['rule']>(lasting: Lasting, kind: K, is: (rule: RuleOf<K>) => boolean): boolean =>
  (lasting.rules ?? []).some((rule) => rule.rule === kind && is(rule as RuleOf<K>));

const whoDisabled = (lasting: Lasting): Who | undefined => {
  for (const rule of lasting.rules ?? []) if (rule.rule === 'makes' && rule.what === 'disabled') return rule.who;
  return undefined;
};

const towing = (lasting: Lasting): Condition | undefined => {
  for (const rule of lasting.rules ?? []) if (rule.rule === 'towed') return rule.crew;
  return undefined;
};

/** Something that kills or destroys only when a number has run down: about so many turns. */
const usualClock = 6;

const clockOf = (lasting: Lasting): Stay['clock'] => {
  for (const { when, acts } of lasting.triggers ?? []) {
    const fates = fatesOf(acts);
    if (fates.length === 0) continue;
    if (when === 'countdown expires') return { turns: Math.max(1, (lasting.countdown ?? 2) - 1), fates };
    const gated = fates.flatMap((fate) => (fate.fate === 'provided' ? fate.met : []));
    if (gated.length > 0) return { turns: usualClock, fates: gated };
  }
  return undefined;
};

const repeatsOf = (lasting: Lasting): readonly Fate[] =>
  (lasting.triggers ?? [])
    .filter(({ when }) => when !== 'countdown expires')
    .flatMap(({ acts }) => fatesOf(acts).filter(({ fate }) => fate === 'people' || fate === 'ship' || fate === 'hand'));

const stayOf = (on: Stay['on'], lasting: Lasting): Stay => {
  const clock = clockOf(lasting);
  const disables = whoDisabled(lasting);
  const towedBy = towing(lasting);
  return {
    on,
    ...(lasting.cure ? { cure: lasting.cure } : {}),
    ...(lasting.nullifiedBy ? { nullifiedBy: lasting.nullifiedBy } : {}),
    ...(clock ? { clock } : {}),
    repeats: repeatsOf(lasting),
    holdsShip: has(lasting, 'forbids', ({ what }) => what === 'move'),
    quarantines: has(lasting, 'forbids', ({ what }) => what === 'leave' || what === 'leave the planet'),
    closes: has(lasting, 'forbids', ({ what }) => what === 'attempts'),
    ...(towedBy ? { towedBy } : {}),
    sendsAway: has(lasting, 'must travel', () => true),
    dulls: has(lasting, 'makes', ({ what }) => what === 'less skilled'),
    ...(disables ? { disables } : {}),
    roams: has(lasting, 'self-controlling ship', () => true),
  };
};

const harms = (fate: Fate): boolean => {
  switch (fate.fate) {
    case 'people':
      return fate.loss !== 'stopped';
    case 'ship':
      return fate.loss === 'destroyed';
    case 'choice':
      return fate.ways.every((way) => way.some(harms));
    case 'provided':
      return fate.met.some(harms);
    default:
      return false;
  }
};

const delays = (stays: Stay): boolean => stays.closes || stays.sendsAway || stays.holdsShip || stays.roams;

const kindOf = (fates: readonly Fate[], stops: boolean, wall: boolean, stays: Stay | undefined): PerilKind => {
  if (wall) return 'wall';
  if (stays && delays(stays)) return 'delay';
  if (fates.some(harms)) return stops ? 'killer' : 'filter';
  if (stays) return 'filter';
  if (fates.some(({ fate }) => fate !== 'choice' && fate !== 'points')) return 'delay';
  return stops ? 'delay' : 'gift';
};

const perilOf = (title: string, where: MissionKind, points: number, encounter: Encounter): Peril => {
  const { trigger, nullifiedBy, first, condition, payment, effect, after, endsAttempt, lasting } = encounter;
  const fates = fatesOf(effect);
  const stops = condition !== undefined || payment !== undefined;
  const wall = after === 'under mission';
  const stays = lasting ? stayOf(encounter.place ?? 'mission', lasting) : undefined;
  const picks = pickedFirst(first ?? []);
  const nullifier = nullifiedBy ?? lasting?.nullifiedBy;
  return {
    title,
    where,
    kind: kindOf(fates, stops, wall, stays),
    ...(trigger ? { trigger } : {}),
    ...(nullifier ? { nullifiedBy: nullifier } : {}),
    ...(condition ? { pass: condition } : {}),
    alternatives: condition ? alternatives(condition) : [],
    ...(picks ? { picks } : {}),
    ...(payment ? { payment: { who: payment.discard, count: payment.count } } : {}),
    fates,
    wall,
    stops,
    ends: endsAttempt === true,
    ...(stays ? { stays } : {}),
    points,
  };
};

/** What it is at a planet and in space: its parts in the order in which they are met. */
export interface Perils {
  readonly planet: readonly Peril[];
  readonly space: readonly Peril[];
}

export const readPerils = (card: DilemmaCard): Perils => {
  const { title, where, points = 0, encounter, atPlanet, combo } = card;
  const second = combo ? [perilOf(combo.halves[1].title, where, points, combo.second)] : [];
  const first = combo ? combo.halves[0].title : title;
  const ofFirst = combo ? 0 : points;
  const space = [perilOf(first, where, ofFirst, encounter), ...second];
  const planet = atPlanet ? [perilOf(first, where, ofFirst, atPlanet), ...second] : space;
  return { planet: where === 'space' ? [] : planet, space: where === 'planet' ? [] : space };
};
