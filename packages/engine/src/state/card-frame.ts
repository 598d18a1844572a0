import type { CardId, LocationId, Player } from '../contract/ids.ts';

/** What waits while single cards are played and looked at. */

export type CardFrame = StartFrame | ReplaceFrame | PairFrame;

/** The start of turn, when its player may play the cards that say so (B-11.4). */
export interface StartFrame {
  readonly kind: 'start of turn';
}

/** Another card has to be played in place of one that was taken back. */
export interface ReplaceFrame {
  readonly kind: 'replace play';
  readonly player: Player;
  /** The card that took the first one back. */
  readonly card: CardId;
  /** Not this title again: its number in the pool. */
  readonly not: number;
  /** The first one was a report inside a group of reports. */
  readonly inGroup: boolean;
}

/** Two copies of a card played as one action, each with its own responses (B-29.40). */
export interface PairFrame {
  readonly kind: 'pair';
  readonly player: Player;
  cards: readonly [CardId, CardId];
  readonly way: number;
  /** The ship, and where it comes out. */
  readonly target: CardId;
  readonly to: LocationId;
  /** Which of the two is announced or answered now, or what follows when both have come through. */
  step: 'announcing first' | 'first answered' | 'announcing second' | 'second answered' | 'result' | 'done';
}
