import type { CardId, Choice, Decision, Option, View } from '@spaceline/engine';

/**
 * When a player wants to be asked at an opportunity that others gave, and when they let somebody pass for them. The page
 * does so while it is open, and the server by the same judgement while it is not. It is nobody else's business.
 */

/** `once`: in a turn, for each card that can do something. */
export type When = 'always' | 'once' | 'never';
export const whens: readonly When[] = ['always', 'once', 'never'];

/** To respond to something, to act before something goes on, or to act in the opponent's turn. */
export type MomentKind = 'response' | 'suspension' | 'their turn';
export const momentKinds: readonly MomentKind[] = ['response', 'suspension', 'their turn'];

export interface Stops {
  readonly moments: Readonly<Record<MomentKind, When>>;
  /** By the id of the title; it goes before the moment. */
  readonly cards: Readonly<Record<string, When>>;
  /** To answer a card of one's own. */
  readonly ownCards: boolean;
}

/** The type of a title, as far as it is known. */
export type TypeOf = (def: string) => string | undefined;

export interface Asking {
  readonly stops: Stops;
  /** About what the player was asked in this turn already. */
  readonly asked: ReadonlySet<string>;
  /** Titles about which the player does not want to be asked in this turn. */
  readonly silent: ReadonlySet<string>;
  readonly typeOf: TypeOf;
}

export interface PassOrders extends Asking {
  /** Pass where passing is all one can do. */
  readonly autoPass: boolean;
  /** Pass every opportunity of the opponent's turn; ends with it. */
  readonly untilMyTurn: boolean;
  /** Ask about everything for now. */
  readonly hold: boolean;
}

export const usualStops: Stops = {
  moments: { response: 'always', suspension: 'always', 'their turn': 'once' },
  cards: {},
  ownCards: false,
};

export const passOf = (decision: Decision): Option | undefined =>
  decision.options.find(({ do: verb }) => verb === 'pass');

export const activeOptions = (decision: Decision): readonly Option[] =>
  decision.options.filter(({ do: verb }) => verb !== 'pass');

/** What kind of opportunity a question is; undefined: it is none, and must be answered. */
export function momentOf({ kind, player }: Decision, view: View): MomentKind | undefined {
  if (view.phase !== 'play') return undefined;
  if (kind === 'respond') return 'response';
  if (kind === 'suspend play') return 'suspension';
  return kind === 'action' && view.active !== player ? 'their turn' : undefined;
}

/** An opportunity that others gave: to respond, or to act in the opponent's turn. */
export const isOpportunity = (decision: Decision, view: View): boolean => momentOf(decision, view) !== undefined;

/** Whether a choice of somebody who was asked this does nothing with an opportunity that others gave. */
export const passesBy = ({ do: verb, player }: Choice, asked: readonly Decision[], view: View): boolean =>
  verb === 'pass' && asked.some((decision) => decision.player === player && isOpportunity(decision, view));

/** The card that would be answered, where an option answers one. */
const answeredBy = (option: Option): CardId | undefined => {
  if (option.do === 'answer') return option.on;
  if (option.do !== 'play') return undefined;
  return 'answers' in option.on ? option.on.answers : 'card' in option.on ? option.on.card : undefined;
};

/** Cards that are answered by nullifying them; ships and personnel are helped. */
const nullified = new Set(['Event', 'Interrupt', 'Incident', 'Objective', 'Doorway']);

const isAtOwn = (option: Option, decision: Decision, view: View, typeOf: TypeOf): boolean => {
  if (decision.kind !== 'respond') return false;
  const answered = answeredBy(option);
  const card = view.cards.find(({ id }) => id === answered);
  return card?.owner === decision.player && nullified.has(typeOf(card.def) ?? '');
};

/** An option as it is remembered: whatever it is aimed at. */
export const stopKey = ({ do: verb, card }: Option): string => `${verb} ${card}`;

/** The options about which the player may want to be asked. */
export const worthAsking = (
  decision: Decision,
  view: View,
  { ownCards }: Pick<Stops, 'ownCards'>,
  typeOf: TypeOf,
): readonly Option[] =>
  activeOptions(decision).filter((option) => ownCards || !isAtOwn(option, decision, view, typeOf));

/** Whether the player wants to be asked. */
export function isAskedFor(decision: Decision, view: View, { stops, asked, silent, typeOf }: Asking): boolean {
  const moment = momentOf(decision, view);
  if (!moment) return true;
  return worthAsking(decision, view, stops, typeOf).some((option) => {
    const def = view.cards.find(({ id }) => id === option.card)?.def;
    if (def !== undefined && silent.has(def)) return false;
    const when = (def === undefined ? undefined : stops.cards[def]) ?? stops.moments[moment];
    return when === 'always' || (when === 'once' && !asked.has(stopKey(option)));
  });
}

/** Nothing can be played in one's own turn. It is not ended by itself, and at assisted tables there is always something to do. */
const isIdleCardPlay = (decision: Decision, view: View): boolean =>
  decision.kind === 'action' && view.segment === 'card play' && !view.assisted && activeOptions(decision).length === 0;

/**
 * The pass that may be given for the player. Whether somebody is asked never tells what they hold, and every pass comes after
 * a random moment, so that neither does the time it takes.
 */
export function automaticPass(decision: Decision, view: View, orders: PassOrders): Option | undefined {
  const { autoPass, untilMyTurn, hold } = orders;
  const pass = passOf(decision);
  if (!pass || view.phase !== 'play' || hold) return undefined;
  const isPassed = isOpportunity(decision, view)
    ? (untilMyTurn && view.active !== decision.player) || (autoPass && !isAskedFor(decision, view, orders))
    : autoPass && isIdleCardPlay(decision, view);
  return isPassed ? pass : undefined;
}

/**
 * Milliseconds that a pass waits, from the last thing that happened on. Between people who do not want it otherwise it is
 * drawn from one distribution whatever is held, for passes by hand as for automatic ones: a quick pass by hand looks like
 * one that was given for the player. It is drawn once for all questions about the same happening, so that what opens many
 * of them keeps nobody waiting many times. The computer reads nothing from it.
 */
export const passDelay = (tellsSomebody: boolean, random: () => number): number =>
  tellsSomebody ? 500 + random() * 900 : 80 + random() * 160;
