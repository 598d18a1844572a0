import type { Action } from './action.ts';
import type { Affiliation, Pile } from '@spaceline/language';
import type { Correction, Description } from './correction.ts';
import type { Seer } from './event.ts';
import type { Ending, Requirement, Standing } from './format.ts';
import type { CardId, LocationId, None, Player } from './ids.ts';
import type { UnderWay } from './under-way.ts';

export type Phase = 'doorways' | 'missions' | 'dilemmas' | 'facilities' | 'play' | 'over';
export type Segment = 'start' | 'card play' | 'orders' | 'end' | 'draw';

/** What one player, or a spectator, may know of the table. Plain data; hidden cards are only counted. */
export interface View {
  readonly seer: Seer;
  readonly seq: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Player;
  readonly segment: Segment;
  readonly firstPlayer: Player;
  readonly players: readonly [PlayerView, PlayerView];
  readonly spaceline: readonly LocationView[];
  /** Every card this seer can see, wherever it is. */
  readonly cards: readonly CardView[];
  /** What this seer has seen of what lies hidden from them, as long as they can know that it still lies there. */
  readonly remembered: readonly RememberedView[];
  /** Who is being asked now. */
  readonly deciding: readonly Player[];
  /** What is being done, or was done last. */
  readonly action: Action;
  /** What goes on, the action first that contains the others; empty between actions. */
  readonly underWay: readonly UnderWay[];
  /** The table was opened as an assisted one. */
  readonly assisted?: true;
  /** The correction that waits for the other player. */
  readonly correction?: { readonly by: Player; readonly correction: Correction };
  /** What the players have agreed on about titles that are not written. */
  readonly described?: readonly Description[];
  readonly result?: Result;
}

export interface Result extends Ending {
  /** Cards of the loser that an ante shows to the winner (B-26.11). */
  readonly ante?: readonly CardId[];
  /** What the format makes of it. */
  readonly standing?: Standing;
}

/** A player's way to victory. */
export interface VictoryView {
  /** Points that count. */
  readonly counting: number;
  readonly needed: number;
  /** Points the format asks for beyond those that count; 0: none is missing. */
  readonly missing: number;
  readonly requirements: readonly Requirement[];
}

export interface PlayerView {
  readonly score: number;
  readonly missionPoints: number;
  readonly bonusPoints: number;
  readonly needed: number;
  /** What counts towards winning, what is missing, and why. */
  readonly victory: VictoryView;
  /** The cards of each pile, as far as this seer may see them (B-2.3, B-2.4); a discard pile as it grew. */
  readonly piles: Readonly<Record<Pile, readonly CardId[]>>;
  /** How many cards each pile has, seen or not. */
  readonly counts: Readonly<Record<Pile, number>>;
  readonly table: readonly CardId[];
  /** The next mission to be placed, seen by its owner. */
  readonly nextMission: CardId | None;
  readonly cardPlays: number;
}

/** A face-down card that a seer may look at, and how many are met before it. */
export interface Placed {
  readonly card: CardId;
  readonly position: number;
}

/** A card that lies hidden and that this seer has seen there. */
export interface RememberedView {
  readonly card: CardId;
  /** Its id in the pool. */
  readonly def: string;
  readonly owner: Player;
  /** In a pile or under a mission with how many are drawn or met before it; or with a vessel or at a location. */
  readonly lies:
    | { readonly in: Pile; readonly of: Player; readonly position: number }
    | { readonly under: LocationId; readonly position: number }
    | { readonly with: CardId };
}

export interface CardView {
  readonly id: CardId;
  /** The card's id in the pool, e.g. `archer`. */
  readonly def: string;
  readonly owner: Player;
  readonly stopped: boolean;
  readonly disabled: boolean;
  readonly affiliation?: Affiliation;
  /** Current INTEGRITY, CUNNING, STRENGTH of each individual of a personnel in play. */
  readonly attributes?: readonly (readonly [number, number, number])[];
  /** The ship that disappeared with this card and will come back with it. */
  readonly away?: CardId | undefined;
  /** Countdown left. */
  readonly countdown?: number;
  /** Turned over: it does nothing for now. */
  readonly faceDown?: true;
  /** The side of a double-sided mission that lies face up. */
  readonly side?: 'front' | 'back';
}

export interface LocationView {
  /** The mission card seeded first here, or the card that makes a location without a mission. */
  readonly id: LocationId;
  readonly missions: readonly CardId[];
  readonly span: number;
  /** Face-down cards under the mission, in all and by each player. */
  readonly seeds: number;
  readonly seedsBy: readonly [number, number];
  /** Those that this seer may look at: their own (B-8.5), and what was revealed and put back. */
  readonly known: readonly Placed[];
  readonly found: readonly CardId[];
  /** Cards on the location. */
  readonly on: readonly CardId[];
  /** Cards on the boundary to the next location. */
  readonly between?: readonly CardId[];
  /** Burnt out: only a place with a span. */
  readonly husk?: true;
  readonly completedBy: Player | -1;
  readonly teams: readonly GroupView[];
  readonly ships: readonly ShipView[];
  readonly facilities: readonly ShipView[];
}

/** One player's cards at one place: those seen, and how many more there are. */
export interface GroupView {
  readonly player: Player;
  readonly team: number;
  readonly cards: readonly CardId[];
  readonly hidden: number;
}

export interface ShipView {
  readonly card: CardId;
  /** -1: a self-controlling ship, which is nobody's. */
  readonly controller: Player | -1;
  readonly range: number;
  readonly rangeLeft: number;
  readonly weapons: number;
  readonly shields: number;
  readonly hull: number;
  readonly docked: CardId | None;
  readonly cloaked: boolean;
  readonly stopped: boolean;
  readonly staffed: boolean;
  /** Somebody is aboard: texts about empty and occupied ships make it public (B-13.35, B-29.23). */
  readonly occupied: boolean;
  readonly crew: readonly GroupView[];
  readonly on: readonly CardId[];
}
