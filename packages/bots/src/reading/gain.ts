import type {
  Act,
  ActOf,
  Attribute,
  Classification,
  Condition,
  PlayerWord,
  Rule,
  RuleOf,
  Selection,
  ShipAttribute,
  Skill,
} from '@spaceline/language';

/** What the words of a played card give or take, in the units of the value model. */

/** Whom it concerns: whoever plays it, the other player, whatever it is aimed at, both, or the card it answers. */
export type Side = 'you' | 'opponent' | 'target' | 'both' | 'response';

export type Unit =
  | 'points'
  /** Cards that may be played in a turn. */
  | 'plays'
  /** Cards that are drawn in a turn. */
  | 'draws'
  | 'cards'
  | 'people'
  | 'ships'
  | 'skill'
  | 'attribute'
  | 'RANGE'
  | 'WEAPONS'
  | 'SHIELDS'
  | 'turns'
  /** Hidden cards seen. */
  | 'sight'
  /** Something that hurts does not. */
  | 'safety'
  /** Missions that may be attempted. */
  | 'missions'
  /** People who get along. */
  | 'company'
  /** A card does not do what it says. */
  | 'nullify'
  /** People together somewhere else. */
  | 'moved';

export interface Gain {
  readonly unit: Unit;
  /** More than 0 is good for whom it concerns. */
  readonly n: number;
  readonly to: Side;
  /** In each turn, as long as it lies. */
  readonly each?: true;
  readonly skill?: Skill;
  readonly attribute?: Attribute;
  /** Which people have it: those of that classification. */
  readonly of?: Classification;
  /** It does not happen to whoever has this. */
  readonly unless?: Condition;
  /** It happens only then. */
  readonly if?: Condition;
  readonly titles?: readonly string[];
}

/** About as many are in a crew or Away Team. */
const crewSize = 5;

const sideOfPlayer: Readonly<Record<PlayerWord, Side>> = { you: 'you', opponent: 'opponent', chosen: 'target' };

const sideOf = (what: Selection): Side => {
  switch (what.select) {
    case 'response':
      return 'response';
    case 'cards':
      return sideOfPlayer[what.of];
    case 'between them':
    case 'team':
      return 'you';
    case 'everyone':
    case 'some':
      if (what.among === 'in play') return 'both';
      if (what.among === 'other side') return 'opponent';
      if (what.among === 'your side' || what.among === 'present' || what.among === 'docked') return 'you';
      return 'target';
    default:
      return 'target';
  }
};

const numberOf = (what: Selection): number => {
  switch (what.select) {
    case 'everyone':
      return what.among === 'in play' ? 2 * crewSize : crewSize;
    case 'some':
      return typeof what.count === 'number' ? what.count : 2;
    case 'highest':
    case 'cards':
      return what.count;
    case 'between them':
      return what.skills.length;
    default:
      return 1;
  }
};

const isVessel = (what: Selection): boolean =>
  what.select === 'ship' || what.select === 'host' || what.select === 'target';

const of = (unit: Unit, n: number, to: Side, more: Partial<Gain> = {}): readonly Gain[] => [{ unit, n, to, ...more }];
const nothing = (): readonly Gain[] => [];

const losing =
  (unit: Unit, each = 1) =>
  ({ what }: { readonly what: Selection }): readonly Gain[] => {
    if (what.select === 'this card') return [];
    if (what.select === 'cards' || what.select === 'response') return of('cards', -numberOf(what), sideOf(what));
    if (isVessel(what)) return of('ships', -1, 'target');
    return of(unit, -each * numberOf(what), sideOf(what));
  };

/** One line for every verb: a new verb does not compile without its line. */
const byAct: { readonly [K in Act['act']]: (act: ActOf<K>) => readonly Gain[] } = {
  attach: nothing,
  attack: ({ whom }) => (whom === 'everyone' ? of('people', -1, 'target') : of('ships', -1, 'both')),
  'battle again': () => of('people', -2, 'opponent'),
  'beam off or die': nothing,
  beam: () => of('moved', 1, 'you'),
  'by hand': nothing,
  'copy skills': () => of('skill', 2, 'you'),
  count: nothing,
  damage: () => of('turns', -2, 'target'),
  decloak: () => of('turns', -0.5, 'target'),
  destroy: ({ what, blast }) => {
    if (what.select === 'everyone' && what.among === 'that location')
      return [...of('missions', -1, 'target'), ...of('people', -crewSize, 'target')];
    if (isVessel(what))
      return [
        ...of('ships', -1, 'target'),
        ...of('people', -crewSize, 'target'),
        ...(blast ? of('turns', -1, 'opponent') : []),
      ];
    return of('cards', -numberOf(what), sideOf(what));
  },
  disable: losing('people', 0.5),
  disappear: () => of('turns', -2, 'target'),
  discard: losing('people'),
  download: ({ most }) => [...of('cards', most, 'you'), ...of('plays', most, 'you')],
  draw: ({ who, count }) => of('cards', count, sideOfPlayer[who]),
  either: ({ ways }) => ways.flatMap((way) => gainsOf(way)),
  end: ({ of: what }) => (what === 'battle' ? of('safety', 1, 'you') : of('turns', -1, 'target')),
  flip: nothing,
  'guess card': () => of('cards', -0.5, 'opponent'),
  hold: losing('people', 0.5),
  kill: losing('people'),
  'lend team': () => of('turns', -2, 'target'),
  look: ({ at, arranging }) => [
    ...of('sight', at === 'bottom seed card' ? 2 : 1, 'you'),
    ...(arranging ? of('draws', -2, 'opponent') : []),
  ],
  'no attack': () => of('safety', 1, 'you'),
  nullify: ({ what }) => of('nullify', -1, what.select === 'response' ? 'response' : 'target'),
  'play along': nothing,
  provided: ({ condition, acts, otherwise }) => [
    ...gainsOf(acts).map((gain) => ({ ...gain, if: condition })),
    ...gainsOf(otherwise ?? []).map((gain) => ({ ...gain, unless: condition })),
  ],
  'raise stakes': nothing,
  reappear: nothing,
  relocate: ({ what, after }) =>
    what.select === 'this card'
      ? []
      : of('turns', after === 'stop' ? 1 : 1.5, what.select === 'target' ? 'target' : sideOf(what)),
  repair: ({ what }) => of('turns', 1, sideOf(what)),
  'replace hand': ({ who, discarding }) => of('cards', discarding ? -3 : -1, sideOfPlayer[who]),
  'report any': () => of('plays', 2, 'you'),
  reseed: () => of('cards', 1, 'you'),
  'save crew': () => of('people', crewSize, 'target'),
  score: ({ points }) => of('points', points, 'you'),
  select: nothing,
  'set course': nothing,
  shuffle: nothing,
  'split team': nothing,
  stop: ({ what }) => of('turns', -0.5, sideOf(what)),
  'take back losses': () => of('people', 1, 'you'),
  'take control': () => [...of('ships', 1, 'you'), ...of('ships', -1, 'target')],
  take: ({ what }) => {
    if (what.select === 'response') return [...of('cards', 1, 'response'), ...of('plays', -1, 'response')];
    return of('cards', numberOf(what) * (what.select === 'cards' ? 1.5 : 1), 'you');
  },
  unstop: () => of('turns', 1, 'target'),
};

/** The table has a reader for every verb; the compiler cannot see that the two agree. */
export const gainsOf = (acts: readonly Act[]): readonly Gain[] =>
  acts.flatMap((act) => (byAct[act.act] as (act: Act) => readonly Gain[])(act));

const shipUnits: readonly string[] = ['RANGE', 'WEAPONS', 'SHIELDS'] satisfies ShipAttribute[];
const isShipUnit = (what: Attribute | ShipAttribute): what is ShipAttribute => shipUnits.includes(what);

/** About what is printed on a ship, or what a team has of an attribute for each of its people. */
const usual = (what: Attribute | ShipAttribute): number => (isShipUnit(what) ? 7 : 6);

const amountOf = ({ amount, what }: RuleOf<'modify'>): number => {
  switch (amount.by) {
    case 'add':
      return typeof amount.n === 'number' ? amount.n : 2 * amount.n.times;
    case 'multiply':
      return (amount.n - 1) * usual(what);
    case 'set':
      return amount.to - usual(what);
  }
};

const modified = (rule: RuleOf<'modify'>): readonly Gain[] => {
  const n = amountOf(rule);
  const to: Side = rule.reach === 'host' ? 'target' : 'you';
  if (isShipUnit(rule.what)) return of(rule.what, n, to);
  return of('attribute', rule.reach === 'present' ? n * crewSize : n, to, { attribute: rule.what });
};

const forbidden = (rule: RuleOf<'forbids'>): readonly Gain[] => {
  switch (rule.what) {
    case 'move':
      return of('turns', -2, 'target');
    case 'be attacked':
      return of('safety', 1, 'target');
    case 'cloak':
      return of('turns', -0.2, 'target');
    case 'leave':
    case 'leave the planet':
      return of('people', -0.5, 'target');
    case 'attempts':
      return of('missions', -1, 'target');
    case 'beaming':
      return of('turns', rule.beyond === undefined ? -2 : -1, 'target');
    case 'passage':
    case 'flying on':
      return of('turns', -1, 'target', { unless: rule.unless });
    case 'interrupts':
      return of('safety', 1, 'both');
  }
};

const each = (gains: readonly Gain[]): readonly Gain[] => gains.map((gain) => ({ ...gain, each: true }));

const byRule: { readonly [K in Rule['rule']]: (rule: RuleOf<K>) => readonly Gain[] } = {
  allows: ({ what }) => {
    switch (what) {
      case 'report any number':
        return each(of('plays', 1.5, 'you'));
      case 'free reports':
        return each(of('plays', 1, 'you'));
      case 'flight around':
        return of('RANGE', 3, 'you');
      case 'holograms here':
        return of('people', 1, 'you');
      default:
        return [];
    }
  },
  ante: nothing,
  'awaits rescue': nothing,
  combatant: ({ times }) => of('people', -times, 'target'),
  commanded: () => of('ships', 1, 'you'),
  'damages passing ships': () => of('turns', -2, 'target'),
  extra: (rule) => each(rule.what === 'draws' ? of('draws', rule.count, 'target') : of('plays', 1, 'you')),
  forbids: forbidden,
  gives: (rule) => {
    switch (rule.what) {
      case 'skill':
        return of('skill', 1.5, 'you', { skill: rule.skill, of: rule.to });
      case 'icon':
        return of('missions', 1, 'you');
      case 'copied skills':
        return [];
    }
  },
  makes: ({ what }) => (what === 'Non-Aligned' ? of('company', 1, 'you') : of('people', -1, 'target')),
  modify: modified,
  'must travel': () => of('turns', -2, 'target'),
  'open hands': () => of('sight', 2, 'you'),
  'pays for': nothing,
  phased: () => of('safety', 1, 'target'),
  repairs: () => of('turns', 1, 'you'),
  replicates: () => of('safety', 3, 'you'),
  'self-controlling ship': () => of('ships', -1, 'both'),
  suppresses: ({ where, titles }) =>
    of('safety', where === 'present' ? Math.min(6, titles.length) : 0.5, where === 'everywhere' ? 'target' : 'you', {
      titles,
    }),
  towed: nothing,
  treaty: () => of('company', 4, 'you'),
  usable: ({ acts, limit }) => (limit === 'game' ? gainsOf(acts) : each(gainsOf(acts))),
};

export const gainsOfRule = (rule: Rule): readonly Gain[] =>
  (byRule[rule.rule] as (rule: Rule) => readonly Gain[])(rule);
