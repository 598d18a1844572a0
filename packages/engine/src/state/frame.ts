import type { Affiliation, Moment, Window } from '@spaceline/language';
import type { PersonnelBattleFrame, SelfAttackFrame, ShipBattleFrame } from './battle-frame.ts';
import type { CardFrame } from './card-frame.ts';
import type { ByHandFrame, CorrectionFrame } from '../contract/correction.ts';
import type { EventFrame } from './event-frame.ts';
import type { Aim } from '../contract/aim.ts';
import type { CardId, LocationId, None, Player, TextId } from '../contract/ids.ts';
import type { ActFrame } from '../run/index.generated.ts';
import type { BatchFrame, CutFrame, MissionsFrame, SeedingFrame } from './seeding-frame.ts';

/**
 * What waits is a frame on a stack: plain data, never a closure. Lists inside a frame are replaced, never changed, so
 * that a copy of a frame is a shallow one.
 */
export type Frame =
  | MissionsFrame
  | CutFrame
  | SeedingFrame
  | BatchFrame
  | TurnFrame
  | SegmentFrame
  | MomentFrame
  | DrawFrame
  | PlayFrame
  | ReportFrame
  | ResolveFrame
  | WindowFrame
  | TextFrame
  | SelectFrame
  | DualLimitFrame
  | KillFrame
  | DestroyFrame
  | AttemptFrame
  | EncounterFrame
  | ReportGroupFrame
  | RegroupFrame
  | CardFrame
  | ActFrame
  | PossessionFrame
  | ShipBattleFrame
  | PersonnelBattleFrame
  | SelfAttackFrame
  | SuspendFrame
  | ByHandFrame
  | CorrectionFrame
  | EventFrame;

/** What comes next in a turn. */
export interface TurnFrame {
  readonly kind: 'turn';
  step: 'start' | 'card play' | 'orders' | 'end' | 'countdowns' | 'draws' | 'over';
}

/** Alternating opportunities within the card play or execute orders segment (B-12.5, B-12.6). */
export interface SegmentFrame {
  readonly kind: 'segment';
  readonly segment: 'card play' | 'orders';
  next: Player;
  activePassed: boolean;
  /** Cut short by a text that ends the turn (B-11.14). */
  over?: true;
}

/** Triggered texts due at one moment of the turn, resolved one after another (B-12.27). */
export interface MomentFrame {
  readonly kind: 'moment';
  readonly moment: Moment;
  due: readonly Due[];
}

export interface Due {
  readonly card: CardId;
  readonly trigger: number;
}

export interface DrawFrame {
  readonly kind: 'draw';
  readonly player: Player;
  left: number;
  /** The card just drawn, while responses to the draw are offered. */
  drawn: CardId;
}

/** Playing a card: initiated; responses; results (B-12.10 to B-12.14). */
export interface PlayFrame {
  readonly kind: 'play';
  readonly player: Player;
  readonly card: CardId;
  /** Which of its ways of playing. */
  readonly way: number;
  readonly aim: Aim;
  /** The play, encounter or destruction this responds to: its card. */
  readonly responds: CardId;
  step: 'announced' | 'answered' | 'done';
  calledOff: boolean;
  /** The card that sent this one back to the hand, so that another has to be played. */
  takenBack: CardId;
  /** Played together with another card, whose text it shares. */
  readonly along: boolean;
}

/** Reporting a card for duty, or building a facility: announced and responded to like a play (B-13.17). */
export interface ReportFrame {
  readonly kind: 'report';
  readonly player: Player;
  readonly card: CardId;
  /** The facility it reports to, or the location where it is built. */
  readonly place: CardId | LocationId;
  /** As which it reports. */
  readonly affiliation: Affiliation | '';
  step: 'announced' | 'answered' | 'done';
  calledOff: boolean;
  /** The card that sent this one back to the hand, so that another has to be played. */
  takenBack: CardId;
}

/** The text of a card that nobody played, and then the card is done with. */
export interface ResolveFrame {
  readonly kind: 'resolve';
  readonly player: Player;
  readonly card: CardId;
  begun: boolean;
}

export interface WindowFrame {
  readonly kind: 'window';
  readonly to: Window['to'];
  /** The card played, met, destroyed, killed or completed. */
  readonly card: CardId;
  next: Player;
  passes: number;
  /** Cards of the pool that may not be played into it a second time. */
  spent: readonly number[];
  /** Unwritten cards in play that have answered. */
  used?: readonly CardId[];
}

/** A card text being carried out. */
export interface TextFrame {
  readonly kind: 'text';
  readonly card: CardId;
  readonly you: Player;
  readonly text: TextId;
  at: number;
  /** The card or location it is aimed at. */
  readonly target: CardId | None;
  /** The player it is aimed at. */
  readonly whom: Player | undefined;
  readonly responds: CardId;
  /** Cards selected by the last act that selected any. */
  picked: readonly CardId[];
  /** The current act has made its selection and only has to be carried out. */
  ready: boolean;
}

/** A player chooses cards for the text below. */
export interface SelectFrame {
  readonly kind: 'select';
  readonly player: Player;
  readonly source: CardId;
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** Selected already without a choice: those above a tie. */
  readonly sure: readonly CardId[];
  readonly asked: 'opponent chooses' | 'choose cards' | 'choose option';
  /** What is chosen is the chooser's secret. */
  readonly secret?: true;
  /** The number of personnel the text names, where dual cards could exceed it (B-27.19). */
  readonly limit?: number;
}

/** Dual cards exceed the number of personnel a text names (B-27.19). */
export interface DualLimitFrame {
  readonly kind: 'dual limit';
  readonly player: Player;
  readonly source: CardId;
  readonly sure: readonly CardId[];
  readonly picked: readonly CardId[];
  /** Who may be selected in their place. */
  readonly others: readonly CardId[];
  readonly by: Player | 'random';
}

/** Cards of the pool, by number, whose text somebody fitted as they died: for each player as the one who responds. */
export interface Mourners {
  /** As far as both players could see: whether a player is asked depends on nothing else. */
  readonly seen: readonly [readonly number[], readonly number[]];
  readonly true: readonly [readonly number[], readonly number[]];
}

export interface KillFrame {
  readonly kind: 'kill';
  cards: readonly CardId[];
  /** Those who really died, whose "just killed" moment is being offered one by one. */
  dead: readonly CardId[];
  /** For each of them, the one in question first: who may respond to it, and with which cards of the pool. */
  mourners: readonly Mourners[];
  step: 'dying' | 'mourned';
  /** Holograms and those held die, too. */
  readonly literally: boolean;
  /** Players who save nobody more. */
  declined: readonly Player[];
}

export interface DestroyFrame {
  readonly kind: 'destroy';
  readonly card: CardId;
  /** The player whose text or shot destroys it, or -1. */
  readonly by: number;
  step: 'announced' | 'destroyed' | 'leaving';
  /** The crew has left with the card that saved it: nobody is left for another response. */
  crewSaved: boolean;
  calledOff: boolean;
}

export interface AttemptFrame {
  readonly kind: 'attempt';
  readonly player: Player;
  readonly loc: LocationId;
  readonly ship: CardId;
  /** Everybody who took part at the start; who still does is asked anew each time (B-16.18). */
  readonly team: readonly CardId[];
  step: 'before a card' | 'next card' | 'completed' | 'over';
  /** Set when a dilemma ends the attempt. */
  ended: boolean;
  calledOff: boolean;
  /** Seed cards revealed in this attempt, in order. */
  met: readonly CardId[];
  /** Whether the players agree that an unwritten mission's requirements are met; absent: not asked yet. */
  agreed?: boolean;
  /** Personnel and equipment aboard the ship when the attempt began. */
  readonly aboard: readonly Aboard[];
}

/** A card aboard as it was. */
export interface Aboard {
  readonly card: CardId;
  readonly controller: Player;
  readonly affiliation: Affiliation | '';
  readonly stopped: boolean;
}

export interface EncounterFrame {
  readonly kind: 'encounter';
  readonly card: CardId;
  readonly player: Player;
  readonly loc: LocationId;
  readonly ship: CardId;
  step: 'met' | 'trigger' | 'conditions' | 'payment' | 'effect' | 'after';
  calledOff: boolean;
  failed: boolean;
  paid: boolean;
  /** Cards its text has picked so far. */
  picked: readonly CardId[];
  /** Which half of a combo dilemma is being faced; 0 for any other dilemma. */
  half: 0 | 1;
}

export interface ReportGroupFrame {
  readonly kind: 'report group';
  readonly player: Player;
  readonly card: CardId;
}

/** Choosing who stays crew when personnel stop being compatible (B-6.19). */
export interface RegroupFrame {
  readonly kind: 'regroup';
  readonly player: Player;
  /** A vessel, or the location of an Away Team. */
  readonly host: CardId;
  /** The number of that team; -1 aboard a vessel. */
  readonly team: number;
}

/** A player acts with the other's ship and crew inside the other's turn (B-29.33). */
export interface PossessionFrame {
  readonly kind: 'possession';
  readonly card: CardId;
  readonly player: Player;
  /** Whose cards they are. */
  readonly from: Player;
  readonly cards: readonly CardId[];
  /** Who met the card and is stopped at the end. */
  readonly team: readonly CardId[];
  over?: true;
}

/** A moment inside another action at which either player may suspend play with a special download (B-12.23). */
export interface SuspendFrame {
  readonly kind: 'suspend';
  next: Player;
  passes: number;
}
