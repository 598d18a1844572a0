import type { Condition } from './condition.ts';
import type { Affiliation, CardType } from './facts.ts';
import type { Who } from './who.ts';

/** An action or event that a response may refer to (B-12.17, B-12.18). */
export type Window =
  /** A card is being played; `as` includes cards played as that type. */
  | { readonly to: 'card played'; readonly card: Who; readonly by?: 'opponent' }
  | { readonly to: 'dilemma'; readonly card: Who }
  | { readonly to: 'ship destroyed' }
  | { readonly to: 'killed'; readonly who: Who }
  | { readonly to: 'mission completed'; readonly kind?: 'planet' | 'space' }
  | { readonly to: 'draw' };

export type Target =
  | { readonly target: 'table' }
  | { readonly target: 'player' }
  /** A card in play that fits. */
  | {
      readonly target: 'card';
      readonly who: Who;
      /** What the personnel aboard it, its controller's, must have. */
      readonly crew?: Condition;
    }
  | { readonly target: 'discarded'; readonly who: Who }
  /** A location: any, or one whose mission is of that kind or shows that icon. */
  | { readonly target: 'location'; readonly kind?: 'planet' | 'space'; readonly icon?: Affiliation }
  /** The card or action responded to. */
  | { readonly target: 'response' };

/** One way of playing a card from the hand. */
export interface Play {
  /** `card play` uses the normal card play (B-13.1); `any time` is any of its owner's opportunities (B-12.8, B-12.9). */
  readonly when: 'card play' | 'any time' | Window;
  /** What it counts as while being played and in play (B-3.7). */
  readonly as?: CardType;
  readonly on: Target;
}

export const onTable: Target = { target: 'table' };
export const onPlayer: Target = { target: 'player' };
export const onCard = (who: Who, crew?: Condition): Target => ({ target: 'card', who, ...(crew ? { crew } : {}) });
export const onDiscarded = (who: Who): Target => ({ target: 'discarded', who });
export const onLocation = (
  which: { readonly kind?: 'planet' | 'space'; readonly icon?: Affiliation } = {},
): Target => ({ target: 'location', ...which });
export const cardPlay = (on: Target): Play => ({ when: 'card play', on });
export const anyTime = (on: Target): Play => ({ when: 'any time', on });
export const inResponse = (to: Window): Play => ({ when: to, on: { target: 'response' } });
export const cardPlayed = (card: Who, by?: 'opponent'): Window =>
  by ? { to: 'card played', card, by } : { to: 'card played', card };
export const dilemmaMet = (card: Who): Window => ({ to: 'dilemma', card });
export const shipDestroyed: Window = { to: 'ship destroyed' };
