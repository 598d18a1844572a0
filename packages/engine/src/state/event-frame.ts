import type { CardId, LocationId, Player } from '../contract/ids.ts';

/** What waits for the sake of single events and artifacts. */
export type EventFrame = ExtraDrawFrame | EvenUpFrame | ReplicateFrame | CloseGapFrame;

/** A player may draw one more card at the end of the turn. */
export interface ExtraDrawFrame {
  readonly kind: 'extra draw';
  readonly player: Player;
  readonly card: CardId;
}

/** A player may save personnel from the killing below. */
export interface ReplicateFrame {
  readonly kind: 'replicate';
  readonly player: Player;
  readonly card: CardId;
}

/** A player says where the ships of a location go that is no more. */
export interface CloseGapFrame {
  readonly kind: 'close gap';
  readonly player: Player;
  readonly gap: LocationId;
}

/** Bringing a hand to the number of cards the format asks for (B-28.26). */
export interface EvenUpFrame {
  readonly kind: 'even up';
  readonly player: Player;
  readonly to: number;
  drawn: boolean;
}
