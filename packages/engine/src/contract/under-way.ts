import type { Act, Moment, Window } from '@spaceline/language';
import type { CardId, LocationId, None, Player } from './ids.ts';
import type { Barred, Judgement } from './judgement.ts';

/**
 * What goes on at the table, as one recipient may know it: each action with the step it has come to. Personnel whom the
 * recipient does not see are counted, not named.
 */
export type UnderWay =
  | SeedingUnderWay
  | AttemptUnderWay
  | EncounterUnderWay
  | ShipBattleUnderWay
  | PersonnelBattleUnderWay
  | PlayUnderWay
  | TextUnderWay
  | ResponsesUnderWay
  | KillingUnderWay
  | DestructionUnderWay
  | MomentUnderWay;

/** Both players build their stacks at the same time (B-28.1). */
export interface SeedingUnderWay {
  readonly is: 'seeding together';
  /** Those who have committed theirs. */
  readonly ready: readonly Player[];
}

export interface AttemptUnderWay {
  readonly is: 'attempt';
  readonly player: Player;
  readonly at: LocationId;
  /** The ship whose crew attempts a space mission; -1: an Away Team. */
  readonly ship: CardId | None;
  /** Those who still take part, as far as they are seen, and how many more there are. */
  readonly team: readonly CardId[];
  readonly hidden: number;
  readonly step: 'announced' | 'facing seed cards' | 'solving' | 'completed';
  /** Seed cards met in this attempt, in order, and how many are left. */
  readonly met: readonly CardId[];
  readonly left: number;
  /** What those who take part bring to the requirements; for their own player alone, and not of an unwritten mission. */
  readonly requirements?: Judgement;
  /** That player may not complete the mission; for them alone. */
  readonly barred?: Barred;
}

export interface EncounterUnderWay {
  readonly is: 'encounter';
  readonly player: Player;
  readonly card: CardId;
  readonly at: LocationId;
  /** Which half of a combo dilemma is faced. */
  readonly half: 0 | 1;
  readonly step: EncounterStep;
  /** What its text has picked so far. */
  readonly picked: readonly CardId[];
  readonly calledOff: boolean;
  /** What the team brings to the conditions; for its own player alone, and as long as they have not been tested. */
  readonly conditions?: Judgement;
}
export type EncounterStep = 'met' | 'conditions' | 'payment' | 'effect' | 'over';

/** Forces are open to both players; the first is the attacker's (B-13.35). */
export interface ShipBattleUnderWay {
  readonly is: 'ship battle';
  /** The location. */
  readonly place: CardId;
  readonly forces: readonly [readonly CardId[], readonly CardId[]];
}

export interface PersonnelBattleUnderWay {
  readonly is: 'personnel battle';
  /** The location, or the vessel that the battle is aboard. */
  readonly place: CardId;
  readonly forces: readonly [readonly CardId[], readonly CardId[]];
  /** The adversaries of the moment. */
  readonly pair: readonly CardId[];
  readonly stunned: readonly CardId[];
  readonly wounded: readonly CardId[];
}
export type BattleUnderWay = ShipBattleUnderWay | PersonnelBattleUnderWay;

/** A card being played or reported. */
export interface PlayUnderWay {
  readonly is: 'play' | 'report';
  readonly player: Player;
  readonly card: CardId;
  /** What it answers; -1: nothing, or a secret. */
  readonly answers: CardId | None;
  readonly calledOff: boolean;
}

/** A card text being carried out: what it does, one after the other, and how far it has come. */
export interface TextUnderWay {
  readonly is: 'text';
  readonly player: Player;
  readonly card: CardId;
  readonly acts: readonly Act['act'][];
  readonly at: number;
}

export interface ResponsesUnderWay {
  readonly is: 'responses';
  readonly to: Window['to'];
  /** The card played, met, destroyed, killed or completed; -1: it is a secret. */
  readonly card: CardId | None;
}

/** Personnel about to be killed, open to both players. */
export interface KillingUnderWay {
  readonly is: 'killing';
  readonly cards: readonly CardId[];
}

export interface DestructionUnderWay {
  readonly is: 'destruction';
  readonly card: CardId;
}

/** Texts due at a moment of the turn. */
export interface MomentUnderWay {
  readonly is: 'moment';
  readonly moment: Moment;
  readonly due: readonly CardId[];
}
