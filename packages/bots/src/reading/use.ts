import type { Act, CardDef, Condition, Lasting, Play, Target, Text, Who } from '@spaceline/language';
import { type Gain, type Side, gainsOf, gainsOfRule } from './gain.ts';

/** A card that is played, acquired or carried, as an effect record. */

/** What a way of playing is aimed at. */
export type AimedAt =
  | 'table'
  | 'player'
  | 'location'
  | 'boundary'
  | 'ship'
  | 'facility'
  | 'personnel'
  | 'group'
  | 'card'
  | 'discarded'
  | 'response';

/** Whose things it is good to aim it at. */
export type Aim = 'own' | 'other' | 'either';

export interface Way {
  /** Which of the card's ways of playing; -1: it works by lying where it is, or when it is acquired. */
  readonly way: number;
  /** The moment, or the kind of window it answers. */
  readonly when: string;
  /** It uses the normal card play. */
  readonly usesPlay: boolean;
  readonly at: AimedAt;
  /** What it may be aimed at. */
  readonly who?: Who;
  /** What it answers. */
  readonly answers?: Who;
  readonly aim: Aim;
  readonly gains: readonly Gain[];
  /** Ends what it does when somebody has this. */
  readonly cure?: Condition;
  /** It stays in play. */
  readonly stays: boolean;
  /** In points, aimed well, in a normal game. */
  readonly worth: number;
}

export interface Use {
  readonly ways: readonly Way[];
  /** The best of them. */
  readonly worth: number;
}

/** What one unit is worth in points; what comes each turn counts for the turns that are left, eight at the most. */
export const unitPrices: Readonly<Record<Gain['unit'], number>> = {
  points: 1,
  plays: 5,
  draws: 4,
  cards: 4,
  people: 7,
  ships: 8,
  skill: 4,
  attribute: 0.8,
  RANGE: 1,
  WEAPONS: 0.5,
  SHIELDS: 0.7,
  turns: 6,
  sight: 1.5,
  safety: 2,
  missions: 10,
  company: 4,
  nullify: 8,
  moved: 4,
};

export const mostTurns = 8;

/** A gain in points to whom it concerns. */
export const priceOf = (gain: Gain, turnsLeft = mostTurns): number =>
  gain.n *
  unitPrices[gain.unit] *
  (gain.each ? Math.min(mostTurns, turnsLeft) * 0.6 : 1) *
  (gain.unless || gain.if ? 0.6 : 1);

const sum = (gains: readonly Gain[], to: Side, turnsLeft?: number): number =>
  gains.reduce((n, gain) => (gain.to === to ? n + priceOf(gain, turnsLeft) : n), 0);

/** What it is worth to whoever plays it, aimed at that side's things. */
export const worthAimed = (gains: readonly Gain[], aim: 'own' | 'other', turnsLeft?: number): number => {
  const aimed = sum(gains, 'target', turnsLeft) + sum(gains, 'response', turnsLeft);
  return sum(gains, 'you', turnsLeft) - sum(gains, 'opponent', turnsLeft) + (aim === 'own' ? aimed : -aimed);
};

const mentions = (who: Who, is: (one: Who) => boolean): boolean =>
  is(who) || ((who.who === 'all' || who.who === 'any') && who.of.some((one) => mentions(one, is)));

const isYours = (one: Who): boolean => one.who === 'yours';
const isOthers = (one: Who): boolean => one.who === 'not' && one.of.who === 'yours';

const kindOf = (who: Who): AimedAt => {
  if (mentions(who, (one) => one.who === 'any ship' || (one.who === 'type' && one.is === 'Ship'))) return 'ship';
  if (mentions(who, (one) => one.who === 'type' && one.is === 'Personnel')) return 'personnel';
  if (mentions(who, (one) => one.who === 'facility')) return 'facility';
  return 'card';
};

const aimedAt = (on: Target): AimedAt => {
  switch (on.target) {
    case 'card':
      return kindOf(on.who);
    case 'between':
      return 'boundary';
    default:
      return on.target;
  }
};

const boundAim = (on: Target): Aim => {
  if (on.target === 'discarded') return 'own';
  if (on.target !== 'card') return 'either';
  if (mentions(on.who, isYours)) return 'own';
  return mentions(on.who, isOthers) ? 'other' : 'either';
};

const aimOf = (on: Target, gains: readonly Gain[]): Aim => {
  const bound = boundAim(on);
  if (bound !== 'either') return bound;
  const aimed = sum(gains, 'target') + sum(gains, 'response');
  return aimed > 0 ? 'own' : aimed < 0 ? 'other' : 'either';
};

const lastingGains = ({ rules = [], triggers = [] }: Lasting): readonly Gain[] => [
  ...rules.flatMap(gainsOfRule),
  ...triggers.flatMap(({ when, acts }) => {
    const gains = gainsOf(acts);
    const once =
      when === 'countdown expires' || when.includes('next turn') || gains.some(({ unit }) => unit === 'ships');
    return once ? gains : gains.map((gain): Gain => ({ ...gain, each: true }));
  }),
];

const windowOf = (when: Play['when']): Pick<Way, 'when' | 'answers'> =>
  typeof when === 'string' ? { when } : { when: when.to, ...('card' in when ? { answers: when.card } : {}) };

const wayOf = (text: Text, play: Play, way: number): Way => {
  const acts: readonly Act[] = play.does ?? text.text ?? [];
  const lies = text.stays === true && play.leaves !== true && !play.does;
  const lasting = lies || text.inPlay ? lastingGains(text.inPlay ?? {}) : [];
  const cure = text.inPlay?.cure;
  const gains = [...gainsOf(acts), ...(play.does ? [] : lasting)].map((gain) =>
    cure ? { ...gain, unless: cure } : gain,
  );
  const aim = aimOf(play.on, gains);
  return {
    way,
    ...windowOf(play.when),
    usesPlay: play.when === 'card play' && play.free !== true,
    at: aimedAt(play.on),
    ...('who' in play.on && play.on.who ? { who: play.on.who } : {}),
    aim,
    gains,
    ...(cure ? { cure } : {}),
    stays: lies,
    worth: worthAimed(gains, aim === 'own' ? 'own' : 'other'),
  };
};

/** Without a way of playing it works where it lies: equipment among a team, an artifact when it is acquired. */
const carried = (card: Text & { readonly acquired?: string }): Way => {
  const gains = [...gainsOf(card.text ?? []), ...lastingGains(card.inPlay ?? {})];
  return {
    way: -1,
    when: card.acquired ? 'acquired' : 'present',
    usesPlay: false,
    at: card.acquired === 'table' || card.acquired === 'resolve' ? 'table' : 'group',
    aim: 'own',
    gains,
    stays: true,
    worth: worthAimed(gains, 'own'),
  };
};

export const readUse = (card: CardDef & Text): Use => {
  const ways = card.plays ? card.plays.map((play, at) => wayOf(card, play, at)) : [carried(card)];
  return { ways, worth: Math.max(...ways.map(({ worth }) => worth)) };
};
