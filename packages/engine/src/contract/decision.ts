import type { Affiliation, CardType } from '@spaceline/language';
import type { Aim } from './aim.ts';
import { sameAim } from './aim.ts';
import type { Correction, Outcome } from './correction.ts';
import { none } from './ids.ts';
import type { CardId, LocationId, None, Player } from './ids.ts';

/** The kinds of decisions a player makes, by the numbers of chapter 31 of the base game, or of our own clauses. */
export const decisionKinds = {
  'cut missions': 'D-40',
  'place mission': 'D-2',
  'seed card': 'D-3',
  'seed facility': 'D-4',
  'seed stacks': 'D-4',
  action: 'D-5',
  'report next': 'D-7',
  beam: 'D-9',
  'return fire': 'D-15',
  'combat pair': 'D-16',
  respond: 'D-17',
  'suspend play': 'D-18',
  'choose option': 'D-19',
  'opponent chooses': 'D-20',
  'choose cards': 'D-21',
  'choose ship': 'D-22',
  'raise limit': 'D-24',
  'order effects': 'D-25',
  'extra draw': 'D-26',
  'arrange cards': 'D-28',
  'guess card': 'D-28',
  'name number': 'D-29',
  'choose place': 'D-32',
  'save personnel': 'D-33',
  'accept or forfeit': 'D-36',
  'play along': 'D-6',
  acknowledge: 'D-35',
  'borrowed action': 'D-38',
  'replace play': 'D-39',
  consent: 'A-2',
  'by hand': 'A-3',
} as const;
export type DecisionKind = keyof typeof decisionKinds;

/** The types that may be guessed of a card (D-28). */
export const guessable = [
  'Artifact',
  'Dilemma',
  'Equipment',
  'Event',
  'Facility',
  'Interrupt',
  'Mission',
  'Personnel',
  'Ship',
] as const satisfies readonly CardType[];
export type Guessable = (typeof guessable)[number];

/** One of the affiliations printed on a card; equipment has none. */
type Printed = Affiliation | '';

/**
 * What the card in a slot is. They say it to readers, not to the compiler: what a number names is known only at the
 * table, and it is the rules, asked by `why`, that refuse a ship where a facility is meant.
 */
type Ship = CardId;
type Facility = CardId;
/** A ship or facility. */
type Vessel = CardId;
type Personnel = CardId;
type Mission = CardId;
/** Somewhere to be: aboard a vessel, or on the surface of a location. */
type Place = Vessel | LocationId;
/** An Away Team of the player at that place, counted from 0; 0 too where there are no teams: in space, aboard. */
type TeamNumber = number;
/** One of several that the card has, or the game put there, counted from 0. */
type Nth = number;
/** Whichever side of a double-sided mission is seen: its first, its second; -1 for a mission with one side. */
type Side = 0 | 1 | None;
/** The card that is answered; -1 where that is nobody's business, or a secret. */
type Answers = CardId | None;

type OfCard = { readonly card: CardId };
type OfShip = { readonly card: Ship };
type OfMission = { readonly card: Mission };
type OfPersonnel = { readonly card: Personnel };
/** From one place to another. */
type Moving = { readonly on: Place; readonly to: Place };

/** What an option does, and what it is done with. A part that a verb does not name is none of its business. */
export interface Options {
  pass: object;
  /** The pile of missions of the other player. */
  cut: object;
  /** Beside a neighbour, or onto it; the first of a spaceline has none. */
  'place mission': OfMission & {
    readonly on: LocationId | None;
    readonly to: Side;
    readonly way: 'left' | 'right' | 'onto';
  };
  /** Under the mission of a location, or on the table. */
  seed: OfCard & { readonly on?: LocationId };
  /** What goes where, in the order in which it will be met; all of a step in one choice. */
  'seed stacks': object;
  /** By some formats other cards are seeded so, too, aboard a facility. */
  'seed facility': OfCard & { readonly on: LocationId | Facility; readonly way: Printed };
  report: OfCard & { readonly on: Facility; readonly way: Printed };
  build: { readonly card: Facility; readonly on: LocationId };
  /** By one of the card's ways of playing. */
  play: OfCard & { readonly on: Aim; readonly way: Nth };
  /** The cards of `pick` are shown, none of them is picked. */
  acknowledge: OfCard;
  /** The text of a card in play. */
  use: OfCard;
  beam: Moving & { readonly way?: 'as combatants' };
  walk: Moving;
  dock: OfShip & { readonly on: Facility };
  undock: OfShip;
  /** To a location, with what it tows, along the spaceline or around over its ends. */
  fly: OfShip & { readonly on: LocationId; readonly to: Vessel | None; readonly way: 'along' | 'around' };
  cloak: OfShip;
  decloak: OfShip;
  /** By the crew of a ship or by an Away Team. */
  attempt: { readonly card: Ship | None; readonly on: LocationId; readonly to: TeamNumber };
  /** Picked ships attack a vessel; or a team or crew those at its place. */
  battle:
    | { readonly on: Vessel; readonly to: None; readonly way: 'ships' }
    | { readonly on: Place; readonly to: TeamNumber; readonly way: 'personnel' };
  /** At the attacker, with the picked ships. */
  'return fire': { readonly on: Vessel };
  /** The stronger does it to the adversary. */
  stun: OfPersonnel & { readonly on: Personnel };
  'mortally wound': OfPersonnel & { readonly on: Personnel };
  'switch affiliation': OfCard & { readonly way: Affiliation };
  /** The version in the hand for the one in play. */
  exchange: OfCard & { readonly on: CardId };
  /** The picked holograms there. */
  activate: { readonly on: Place };
  /** Those held by the card come aboard. */
  rescue: OfCard & { readonly on: Vessel };
  flip: OfMission;
  /** By the wormhole of a mission. */
  travel: OfShip & { readonly on: Mission; readonly to: LocationId };
  /** A personnel fetches a card by one of the special downloads. */
  download: OfPersonnel & { readonly on: CardId; readonly way: Nth };
  draw: OfCard;
  /** A personnel is saved, for which one or two are stopped. */
  save: OfPersonnel & { readonly on: Personnel; readonly to: Personnel | None };
  /** All picked cards, in their new order from the top. */
  arrange: OfCard;
  /** The card pointed at in an open hand, and the type named. */
  guess: { readonly card: CardId | None; readonly way: Guessable };
  /** A number. */
  name: OfCard & { readonly way: number };
  /** The ante. */
  accept: OfCard;
  forfeit: OfCard;
  /** The text whose number of personnel a dual card exceeds. */
  'raise limit': OfCard;
  reselect: OfCard;
  move: OfShip & { readonly on: LocationId };
  /** With an unwritten card, from the hand or in play. */
  answer: OfCard & { readonly on: Answers };
  /** How the unwritten text of a card ended. */
  settle: OfCard & { readonly on: Answers; readonly way: Outcome };
  consent: object;
  decline: object;
  /** The picked cards, for the text of a card. */
  choose: { readonly card: CardId | None };
  /** One of several texts, or of several groups at a place, each named by a card of it. */
  take: { readonly card: CardId; readonly on?: Place; readonly way: Nth };
}
export type Verb = keyof Options;

/** Rules for cards picked together; the offers own them. */
export type PickRule = 'compatible' | 'fleet';

/** Several cards to name with an option: one choice, not a list of all subsets. */
export interface Pick {
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /**
   * `compatible`: the chosen must get along with each other at the destination (B-6.6). `fleet`: the chosen ships and
   * their crews must get along, and one of them needs a leader aboard (B-20.4, B-20.7).
   */
  readonly rule?: PickRule;
  /** No more than so many of these; a card that counts for two stands there twice. */
  readonly atMost?: { readonly of: readonly CardId[]; readonly count: number };
}

/** Whether no more of the counted cards are picked than may be. */
export const withinMost = ({ atMost }: Pick, cards: readonly CardId[]): boolean =>
  !atMost || atMost.of.filter((id) => cards.includes(id)).length <= atMost.count;

/** As many as may be picked together, in the order of the candidates. */
export const mostOf = (pick: Pick): CardId[] => {
  const picked: CardId[] = [];
  for (const id of pick.from) if (picked.length < pick.max && withinMost(pick, [...picked, id])) picked.push(id);
  return picked;
};

/** Cards for one mission, first met first; or, with -1, for the table. */
export interface Stack {
  readonly on: LocationId | None;
  readonly cards: readonly CardId[];
}

/** A place for a stack, and the cards that may go there as far as each of them is concerned. */
export interface StackPlace {
  readonly on: LocationId | None;
  readonly from: readonly CardId[];
}

type Part<V extends Verb, Name extends string> = Name extends keyof Options[V]
  ? Options[V] extends Readonly<Record<Name, infer Said>>
    ? Said
    : Exclude<Options[V][Name], undefined> | None
  : None;

interface Offered<V extends Verb> {
  readonly do: V;
  readonly card: Part<V, 'card'>;
  readonly on: Part<V, 'on'>;
  readonly to: Part<V, 'to'>;
  readonly way: Part<V, 'way'>;
  readonly pick?: Pick;
  readonly stacks?: readonly StackPlace[];
}

/** One legal thing to do. All options have one shape: what a verb does not name is -1. */
export type OptionOf<V extends Verb> = { [One in V]: Offered<One> }[V];
export type Option = OptionOf<Verb>;

export interface Decision {
  /** Names this very question: an answer to an older one is stale. */
  readonly id: number;
  readonly player: Player;
  readonly kind: DecisionKind;
  /** The card whose text or encounter asks, or -1. */
  readonly source: CardId | None;
  readonly options: readonly Option[];
}

/** What a choice does: an option's verb, or what may be done whoever is asked. */
export type Deed = Verb | AtAnyTime['do'];

interface Answered {
  readonly decision: number;
  readonly player: Player;
  /** The picked cards. */
  readonly cards: readonly CardId[];
  /** Of `seed stacks` alone. */
  readonly stacks?: readonly Stack[];
  /** Of `correct` alone. */
  readonly correction?: Correction;
}
interface Chosen<V extends Verb> extends Answered, Omit<Offered<V>, 'pick' | 'stacks'> {}

/** What may be chosen whoever is asked. */
interface AtAnyTime extends Answered {
  readonly do: 'concede' | 'correct' | 'end the round' | 'lapse' | 'run out of time' | 'stay away';
  readonly card: None;
  readonly on: None;
  readonly to: None;
  readonly way: None;
}

/** A player's answer: an option of the decision, with the picked cards. */
export type ChoiceOf<V extends Verb> = { [One in V]: Chosen<One> }[V];
export type Choice = ChoiceOf<Verb> | AtAnyTime;

export const option = <V extends Verb>(
  verb: V,
  card: Part<V, 'card'> | None = none,
  on: Part<V, 'on'> | None = none,
  to: Part<V, 'to'> | None = none,
  way: Part<V, 'way'> | None = none,
  pick?: Pick,
): OptionOf<V> => {
  // Options are made by the thousand: written out, they have two shapes and no spread between them.
  return (pick ? { do: verb, card, on, to, way, pick } : { do: verb, card, on, to, way }) as OptionOf<V>;
};

export const pass = option('pass');

const noCards: readonly CardId[] = [];
const noStacks: readonly Stack[] = [];

/** The choice that takes an option. */
export const choose = (
  { id, player }: { readonly id: number; readonly player: Player },
  { do: verb, card, on, to, way, stacks: places }: Option,
  cards: readonly CardId[] = noCards,
  stacks: readonly Stack[] = noStacks,
): Choice => {
  const made = { decision: id, player, do: verb, card, on, to, way, cards };
  return (places ? { ...made, stacks } : made) as Choice;
};

const nothing = { card: none, on: none, to: none, way: none, cards: noCards } as const;

/** The choice to concede, which may be made whoever is asked. */
export const concession = (decision: number, player: Player): Choice => ({
  decision,
  player,
  do: 'concede',
  ...nothing,
});

/** The word of whoever keeps the time of a round; players do not say it. */
export const roundOver = (decision: number, player: Player): Choice => ({
  decision,
  player,
  do: 'end the round',
  ...nothing,
});

/** The word of whoever keeps a match to which one of its players never came. */
export const lapse = (decision: number, player: Player): Choice => ({ decision, player, do: 'lapse', ...nothing });

/** The word of whoever keeps the time of a player: it is used up, or the player has not been there for too long. */
export const forfeit = (decision: number, player: Player, why: 'run out of time' | 'stay away'): Choice => ({
  decision,
  player,
  do: why,
  ...nothing,
});

/** The choice that proposes a correction: the answer to no option, made while that question is open. */
export const proposal = (decision: number, player: Player, correction: Correction): Choice => ({
  decision,
  player,
  do: 'correct',
  ...nothing,
  correction,
});

/** Whether two options or choices do the same, whatever cards are picked with them. */
export const sameDeed = (a: Option | Choice, b: Option | Choice): boolean =>
  a.do === b.do &&
  a.card === b.card &&
  a.to === b.to &&
  a.way === b.way &&
  (a.on === b.on || (a.do === 'play' && b.do === 'play' && sameAim(a.on, b.on)));

/** One word for what an option does: options of one question that differ have different ones. */
export const deedKey = (o: Option): string =>
  `${o.do} ${o.card} ${o.do === 'play' ? JSON.stringify(o.on) : o.on} ${o.to} ${o.way}`;
