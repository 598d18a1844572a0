import type { CardId, Decision, Option, View } from '@spaceline/engine';
import { activeOptions } from '../choosing/menu.ts';

/** When a player wants to be asked at an opportunity that others gave. It is nobody else's business. */

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
  /** Passes between people go at once, though that may tell that nothing was there to think about. */
  readonly quick: boolean;
}

export const usualStops: Stops = {
  moments: { response: 'always', suspension: 'always', 'their turn': 'once' },
  cards: {},
  ownCards: false,
  quick: false,
};

/** What kind of opportunity a question is; undefined: it is none, and must be answered. */
export function momentOf({ kind, player }: Decision, view: View): MomentKind | undefined {
  if (view.phase !== 'play') return undefined;
  if (kind === 'respond') return 'response';
  if (kind === 'suspend play') return 'suspension';
  return kind === 'action' && view.active !== player ? 'their turn' : undefined;
}

/** The card that would be answered, where an option answers one. */
const answeredBy = (option: Option): CardId | undefined => {
  if (option.do === 'answer') return option.on;
  if (option.do !== 'play') return undefined;
  return 'answers' in option.on ? option.on.answers : 'card' in option.on ? option.on.card : undefined;
};

/** Cards that are answered by nullifying them; ships and personnel are helped. */
const nullified = new Set(['Event', 'Interrupt', 'Incident', 'Objective', 'Doorway']);

/** The type of a title, as far as it is known. */
export type TypeOf = (def: string) => string | undefined;

const isAtOwn = (option: Option, decision: Decision, view: View, typeOf: TypeOf): boolean => {
  if (decision.kind !== 'respond') return false;
  const answered = answeredBy(option);
  const card = view.cards.find(({ id }) => id === answered);
  return card?.owner === decision.player && nullified.has(typeOf(card.def) ?? '');
};

/** An option as it is remembered: whatever it is aimed at. */
export const stopKey = ({ do: verb, card }: Option): string => `${verb} ${card}`;

/** The options about which the player may want to be asked. */
export const worthAsking = (decision: Decision, view: View, { ownCards }: Stops, typeOf: TypeOf): readonly Option[] =>
  activeOptions(decision).filter((option) => ownCards || !isAtOwn(option, decision, view, typeOf));

export interface Asking {
  readonly stops: Stops;
  /** About what the player was asked in this turn already. */
  readonly asked: ReadonlySet<string>;
  readonly typeOf: TypeOf;
}

/** Whether the player wants to be asked. */
export function isAskedFor(decision: Decision, view: View, { stops, asked, typeOf }: Asking): boolean {
  const moment = momentOf(decision, view);
  if (!moment) return true;
  return worthAsking(decision, view, stops, typeOf).some((option) => {
    const def = view.cards.find(({ id }) => id === option.card)?.def;
    const when = (def === undefined ? undefined : stops.cards[def]) ?? stops.moments[moment];
    return when === 'always' || (when === 'once' && !asked.has(stopKey(option)));
  });
}
