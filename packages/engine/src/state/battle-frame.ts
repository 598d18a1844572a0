import type { CardId, LocationId, Player } from '../contract/ids.ts';

/** What waits in a battle. */

/** Ships firing at each other (B-20.23 to B-20.31). */
export interface ShipBattleFrame {
  readonly kind: 'ship battle';
  /** Who initiated it, and whose cards are attacked; -1: a self-controlling ship. */
  readonly player: Player | -1;
  readonly defender: Player | -1;
  readonly loc: LocationId;
  attackers: readonly CardId[];
  /** One, unless a self-controlling ship attacks all ships of a player at once (B-22.13). */
  targets: readonly CardId[];
  /** The ships that return fire, and the attacker they fire at. */
  answering: readonly CardId[];
  answered: CardId;
  /** HULL lost by the attacking and by the defending side. */
  lost: readonly [number, number];
  step: 'initiated' | 'begun' | 'answering' | 'fire' | 'over' | 'ended';
  calledOff: boolean;
}

/** Two forces fighting man against man (B-20.35 to B-20.44). The initiating force is the first of each couple. */
export interface PersonnelBattleFrame {
  readonly kind: 'personnel battle';
  readonly player: Player;
  /** The vessel, or the location whose surface they fight on. */
  readonly place: CardId;
  /** Everybody who took part at the start; who still does is asked anew each time (B-20.46). */
  forces: readonly [readonly CardId[], readonly CardId[]];
  piles: readonly [readonly CardId[], readonly CardId[]];
  /** The adversaries of the moment, the one of the initiating force first. */
  pair: readonly CardId[];
  stunned: readonly CardId[];
  wounded: readonly CardId[];
  /** Participants killed in the course of the battle. */
  dead: readonly CardId[];
  /** What the STRENGTH of the initiating force is multiplied by (B-20.53). */
  readonly times: number;
  /** Begun by cards of their own accord, without leader and restrictions (B-20.19, B-22.26). */
  readonly unbidden: boolean;
  step: 'initiated' | 'begun' | 'pairing' | 'comparing' | 'totaling' | 'deciding' | 'over' | 'ended';
  calledOff: boolean;
}

/** A self-controlling ship attacks the ships here, those of one player after those of the other (B-22.12). */
export interface SelfAttackFrame {
  readonly kind: 'self attack';
  readonly card: CardId;
  players: readonly Player[];
}
