import type { Moment, Window } from '@spaceline/language';
import type { CardId, Player } from './ids.ts';

/**
 * What waits is a frame on a stack: plain data, never a closure. Lists inside a frame are replaced, never changed, so
 * that a copy of a frame is a shallow one.
 */
export type Frame =
  | MissionsFrame
  | SeedingFrame
  | TurnFrame
  | SegmentFrame
  | MomentFrame
  | DrawFrame
  | PlayFrame
  | WindowFrame
  | TextFrame
  | SelectFrame
  | KillFrame
  | DestroyFrame
  | AttemptFrame
  | EncounterFrame
  | ReportGroupFrame
  | BeamFrame
  | RegroupFrame
  | EitherFrame
  | SuspendFrame;

export interface MissionsFrame {
  readonly kind: 'missions';
  next: Player;
}

/** The dilemma phase and the facility phase: players alternate, a pass is final (B-8.25, B-8.33). */
export interface SeedingFrame {
  readonly kind: 'dilemmas' | 'facilities';
  next: Player;
  passed: readonly [boolean, boolean];
}

export interface TurnFrame {
  readonly kind: 'turn';
  step: number;
}

/** Alternating opportunities within the card play or execute orders segment (B-12.5, B-12.6). */
export interface SegmentFrame {
  readonly kind: 'segment';
  readonly segment: 'card play' | 'orders';
  next: Player;
  activePassed: boolean;
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

/** Playing or reporting a card: initiated; responses; results (B-12.10 to B-12.14). */
export interface PlayFrame {
  readonly kind: 'play';
  readonly player: Player;
  readonly card: CardId;
  /** Which of its ways of playing; -1 for reporting and building. */
  readonly way: number;
  readonly target: number;
  /** The play, encounter or destruction this responds to: its card. */
  readonly responds: CardId;
  step: number;
  nullified: boolean;
}

export interface WindowFrame {
  readonly kind: 'window';
  readonly to: Window['to'];
  /** The card played, met, destroyed, killed or completed. */
  readonly card: CardId;
  next: Player;
  passes: number;
}

/** A card text being carried out. */
export interface TextFrame {
  readonly kind: 'text';
  readonly card: CardId;
  readonly you: Player;
  readonly block: number;
  at: number;
  readonly target: number;
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
}

export interface KillFrame {
  readonly kind: 'kill';
  cards: readonly CardId[];
  /** Those who really died, whose "just killed" moment is being offered one by one. */
  dead: readonly CardId[];
  step: number;
}

export interface DestroyFrame {
  readonly kind: 'destroy';
  readonly card: CardId;
  /** The player whose text or shot destroys it, or -1. */
  readonly by: number;
  step: number;
  saved: boolean;
}

export interface AttemptFrame {
  readonly kind: 'attempt';
  readonly player: Player;
  readonly loc: CardId;
  readonly ship: CardId;
  /** Everybody who took part at the start; who still does is asked anew each time (B-16.18). */
  readonly team: readonly CardId[];
  step: number;
  /** Set when a dilemma ends the attempt. */
  ended: boolean;
}

export interface EncounterFrame {
  readonly kind: 'encounter';
  readonly card: CardId;
  readonly player: Player;
  readonly loc: CardId;
  readonly ship: CardId;
  step: number;
  nullified: boolean;
  failed: boolean;
  paid: boolean;
  /** Which half of a combo dilemma is being faced; 0 for any other dilemma. */
  half: 0 | 1;
}

export interface ReportGroupFrame {
  readonly kind: 'report group';
  readonly player: Player;
  readonly card: CardId;
}

/** Beaming at another time than execute orders, by a card (B-14.13). */
export interface BeamFrame {
  readonly kind: 'beam';
  readonly player: Player;
  readonly card: CardId;
}

/** Choosing who stays crew when personnel stop being compatible (B-6.19). */
export interface RegroupFrame {
  readonly kind: 'regroup';
  readonly player: Player;
  readonly host: CardId;
}

/** A player picks one of several texts of a card. */
export interface EitherFrame {
  readonly kind: 'either';
  readonly card: CardId;
  readonly you: Player;
  /** Block numbers of the texts. */
  readonly ways: readonly number[];
}

/** A moment inside another action at which either player may suspend play with a special download (B-12.23). */
export interface SuspendFrame {
  readonly kind: 'suspend';
  next: Player;
  passes: number;
}
