import type { DescribedFacts } from '@spaceline/language';
import type { CardId, LocationId, Player } from './ids.ts';

/** Play by agreement at an assisted table: what players may do to the table, as data. */

/** Where a card is put. On a location a ship or facility is in space, and personnel and equipment on the surface. */
export type Destination =
  | {
      readonly to:
        'hand' | 'top of draw deck' | 'bottom of draw deck' | 'discard pile' | 'out of play' | 'removed' | 'table';
    }
  | { readonly to: 'location'; readonly on: LocationId }
  | { readonly to: 'under mission'; readonly on: LocationId }
  | { readonly to: 'aboard'; readonly on: CardId }
  | { readonly to: 'on card'; readonly on: CardId };

/** How an unwritten text ended; only a response nullifies, and only what has not happened yet. */
export const outcomes = {
  Dilemma: ['overcome', 'stopped', 'stopped and met again'],
  Mission: ['requirements met', 'requirements not met'],
  Other: ['stays in play', 'discarded', 'nullifies and is discarded', 'nullifies and stays in play'],
} as const;
export type Outcome = (typeof outcomes)[keyof typeof outcomes][number];

export type Correction =
  | { readonly fix: 'move'; readonly cards: readonly CardId[]; readonly to: Destination }
  /** A card of the proposer's own draw deck, by its id in the pool; the deck is shuffled afterwards. */
  | { readonly fix: 'fetch'; readonly card: string; readonly to: Destination }
  | { readonly fix: 'score'; readonly player: Player; readonly points: number }
  | {
      readonly fix: 'stop' | 'unstop' | 'kill' | 'destroy' | 'damage' | 'repair' | 'reveal';
      readonly cards: readonly CardId[];
    }
  | { readonly fix: 'draw'; readonly player: Player; readonly count: number }
  | { readonly fix: 'shuffle'; readonly player: Player }
  /** More normal card plays in this turn. */
  | { readonly fix: 'card plays'; readonly player: Player; readonly count: number }
  | { readonly fix: 'control'; readonly cards: readonly CardId[]; readonly player: Player }
  /** Hidden cards to be seen by one player: a hand, the top of a draw deck, the cards under a mission. */
  | { readonly fix: 'look at hand'; readonly by: Player }
  | { readonly fix: 'look at deck'; readonly by: Player; readonly player: Player; readonly count: number }
  | { readonly fix: 'look at seeds'; readonly by: Player; readonly on: LocationId }
  | { readonly fix: 'describe'; readonly card: string; readonly facts: DescribedFacts }
  /** The answer to a text that waits to be carried out. */
  | { readonly fix: 'settle'; readonly card: CardId; readonly outcome: Outcome };
export type Fix = Correction['fix'];

/** A title that is not written, by its id in the pool, and what the players agreed on. */
export interface Description {
  readonly card: string;
  readonly facts: DescribedFacts;
}

/** The text of a card waits until the players have carried it out. */
export interface ByHandFrame {
  readonly kind: 'by hand';
  readonly card: CardId;
  readonly player: Player;
  outcome: Outcome | '';
  /** Played or used in answer to the action of the window below. */
  readonly responds: boolean;
}

/** A correction waits for the other player. */
export interface CorrectionFrame {
  readonly kind: 'correction';
  readonly by: Player;
  readonly correction: Correction;
}
