import type { Act, Condition, Selection, Target, Term, Who, Window } from '@spaceline/language';
import type { ConditionRunner } from '../asking/conditions/word.ts';
import type { TableWord } from '../asking/who/word.ts';
import type { Option, PickRule } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { ActRunner, SelectionRunner } from '../run/parts/runner.ts';
import type { TargetKeeper } from '../rules/targets/word.ts';
import type { WindowKeeper } from '../rules/windows/word.ts';
import type { Offer, Offers } from '../offers/offer.ts';
import type { TermKeeper } from '../offers/terms/word.ts';
import type { Frame } from './frame.ts';
import type { Given } from './given.ts';
import type { State } from './state.ts';

/** How each kind of frame goes on. */
export type Handlers = { readonly [K in Frame['kind']]: Handler<Frame & { readonly kind: K }> };

export type PickRules = {
  readonly [R in PickRule]: (s: State, offered: Option, cards: readonly CardId[]) => Ground | undefined;
};

/** How a process begins that others start by its name. */
export type Beginnings = { readonly [K in keyof Given]: (s: State, given: Given[K]) => void };

/**
 * What lies in the upper layers and is reached from the lower ones by name: it hangs on every game, put there when the
 * game is laid down, so that no rule has to import what it sets in motion.
 */
export interface Machinery {
  readonly handlers: Handlers;
  readonly beginnings: Beginnings;
  /** The actions that are offered at opportunities. */
  readonly offers: Offers;
  /** Those of them that each opportunity of a segment gives, in the order in which they are listed. */
  readonly opportunities: Readonly<Record<'card play' | 'orders' | 'of the other player', readonly Offer[]>>;
  /** What the table says to the questions of card texts about one card, and to their conditions over many. */
  readonly tableWords: { readonly [K in Who['who']]?: TableWord<K> };
  readonly conditionRunners: { readonly [K in Condition['if']]: ConditionRunner<K> };
  /** Whom each kind of window asks, and what it is about. */
  readonly windowKeepers: { readonly [K in Window['to']]: WindowKeeper<K> };
  /** What a card may be played on and where it stays, and the terms of playing it. */
  readonly targetKeepers: { readonly [K in Target['target']]: TargetKeeper<K> };
  readonly termKeepers: { readonly [K in Term['term']]: TermKeeper<K> };
  /** Why cards may not be picked together although each of them may. */
  readonly pickRules: PickRules;
  /** What the words of card texts do, and how those of selections pick. */
  readonly acts: { readonly [K in Act['act']]: ActRunner<K> };
  readonly selections: { readonly [K in Selection['select']]: SelectionRunner<K> };
}
