import type { Correction } from './correction.ts';
import { none } from './ids.ts';
import type { CardId, LocationId, None, Player } from './ids.ts';

/** Whatever a verb means by a field. */
type Anything = LocationId;

/** The kinds of decisions a player makes, by the numbers of chapter 31 of the base game, or of our own clauses. */
export const decisionKinds = {
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

/** What an option does. The fields of `Option` that each verb uses stand beside it. */
export type Verb =
  | 'pass'
  /** card: the mission; on: neighbour or -1; way: 0 left of it, 1 right of it, 2 onto it. */
  | 'place mission'
  /** card; on: location, or -1 for the table. */
  | 'seed'
  /** stacks: what goes where, in the order in which it will be met; all of a step in one choice. */
  | 'seed stacks'
  /** card; on: location; or by some formats on: the facility a card seeds aboard, way: index of its affiliation. */
  | 'seed facility'
  /** card; on: facility; way: index of the chosen affiliation. */
  | 'report'
  /** card: facility; on: location. */
  | 'build'
  /** card; way: which of its ways of playing; on: target card, location or player; to: the exit, or whose Away Team. */
  | 'play'
  /** pick: the cards shown, none of which is picked. */
  | 'acknowledge'
  /** card: the card in play whose text is used. */
  | 'use'
  /** on: from; to: to (ship, facility, or location for its surface); pick: the cards. */
  | 'beam'
  | 'walk'
  /** card: ship; on: facility. */
  | 'dock'
  | 'undock'
  /** card: ship; on: location; to: the card it tows along, or -1; way: 1 over the ends of the spaceline. */
  | 'fly'
  | 'cloak'
  | 'decloak'
  /** card: ship or -1; on: location; to: number of the Away Team. */
  | 'attempt'
  /**
   * on: the ship or facility attacked, pick: the attacking ships; or way 1, on: the vessel or the location of the
   * surface where opposing personnel are, to: number of the Away Team.
   */
  | 'battle'
  /** on: the attacking ship fired at; pick: the ships that fire. */
  | 'return fire'
  /** card: the stronger; on: its adversary. */
  | 'stun'
  | 'mortally wound'
  /** card: multi-affiliation card; way: index of the affiliation. */
  | 'switch affiliation'
  /** card: the version in the hand; on: the one in play. */
  | 'exchange'
  /** on: where; pick: the holograms. */
  | 'activate'
  /** card: the card that holds them; on: ship or facility that takes them aboard. */
  | 'rescue'
  /** card: the double-sided mission. */
  | 'flip'
  /** card: ship; on: the mission whose wormhole is used; to: the other location. */
  | 'travel'
  /** card: the personnel; on: the card fetched; way: which special download. */
  | 'download'
  /** card: the card whose text allows it. */
  | 'draw'
  /** card: the personnel saved; on, to: the one or two stopped for it. */
  | 'save'
  /** pick: all the cards, in their new order from the top. */
  | 'arrange'
  /** card: the card pointed at in an open hand, or -1; way: index of the type named. */
  | 'guess'
  /** way: the number. */
  | 'name'
  /** card: the ante. */
  | 'accept'
  | 'forfeit'
  /** card: the text whose number of personnel a dual card exceeds. */
  | 'raise limit'
  | 'reselect'
  /** card: what moves; on: the location it goes to. */
  | 'move'
  /** card: an unwritten card, from the hand or in play; on: what it answers, unless that is a secret. */
  | 'answer'
  /** card: the card whose text is not written; on: what it answers, or -1; way: index of the outcome. */
  | 'settle'
  | 'consent'
  | 'decline'
  /** pick: the cards. */
  | 'choose'
  /** way: index of the alternative. */
  | 'take';

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

/** Cards for one mission, first met first; or, with -1, for the table. */
export interface Stack {
  readonly on: Anything;
  readonly cards: readonly CardId[];
}

/** A place for a stack, and the cards that may go there as far as each of them is concerned. */
export interface StackPlace {
  readonly on: Anything;
  readonly from: readonly CardId[];
}

/** One legal thing to do. Unused fields are -1, so that all options have one shape. */
export interface Option {
  readonly do: Verb;
  readonly card: Anything;
  readonly on: Anything;
  readonly to: Anything;
  readonly way: number;
  readonly pick?: Pick;
  readonly stacks?: readonly StackPlace[];
}

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
export type Deed = Verb | 'concede' | 'correct';

/** A player's answer: an option of the decision, with the picked cards. */
export interface Choice {
  readonly decision: number;
  readonly player: Player;
  readonly do: Deed;
  readonly card: Anything;
  readonly on: Anything;
  readonly to: Anything;
  readonly way: number;
  readonly cards: readonly CardId[];
  /** Of `seed stacks` alone. */
  readonly stacks?: readonly Stack[];
  /** Of `correct` alone. */
  readonly correction?: Correction;
}

export const option = (verb: Verb, card = -1, on = -1, to = -1, way = -1, pick?: Pick): Option => {
  const parts = { do: verb, card: card as Anything, on: on as Anything, to: to as Anything, way };
  return pick ? { ...parts, pick } : parts;
};

export const pass: Option = option('pass');

const noCards: readonly CardId[] = [];
const noStacks: readonly Stack[] = [];

/** The choice that takes an option. */
export const choose = (
  decision: Decision,
  taken: Option,
  cards: readonly CardId[] = noCards,
  stacks: readonly Stack[] = noStacks,
): Choice => ({
  decision: decision.id,
  player: decision.player,
  do: taken.do,
  card: taken.card,
  on: taken.on,
  to: taken.to,
  way: taken.way,
  cards,
  ...(taken.stacks ? { stacks } : {}),
});

/** The choice to concede, which may be made whoever is asked. */
export const concession = (decision: number, player: Player): Choice => ({
  decision,
  player,
  do: 'concede',
  card: none,
  on: none,
  to: none,
  way: none,
  cards: noCards,
});

/** The choice that proposes a correction: the answer to no option, made while that question is open. */
export const proposal = (decision: number, player: Player, correction: Correction): Choice => ({
  decision,
  player,
  do: 'correct',
  card: none,
  on: none,
  to: none,
  way: -1,
  cards: noCards,
  correction,
});

export const takes = (choice: Choice, offered: Option): boolean =>
  choice.do === offered.do &&
  choice.card === offered.card &&
  choice.on === offered.on &&
  choice.to === offered.to &&
  choice.way === offered.way;
