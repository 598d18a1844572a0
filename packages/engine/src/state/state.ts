import type { Plan } from '../asking/plan.ts';
import type { Action } from '../contract/action.ts';
import type { Affiliation, Pile, Skill } from '@spaceline/language';
import { pileNames } from '@spaceline/language';
import type { Topic } from './topics.ts';
import type { Description } from '../contract/correction.ts';
import type { CompiledFormat } from '../contract/format.ts';
import type { Frame } from './frame.ts';
import type { GameEvent } from '../contract/event.ts';
import type { CardId, LocationId, None, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Deed, TurnDeed } from './history.ts';
import type { Mark, ThisTurn } from './mark.ts';
import { unmarked } from './mark.ts';
import type { Machinery } from './machinery.ts';
import type { Seen } from './seen.ts';
import type { Shown } from './shown.ts';
import type { PlacedCards } from './placed.ts';
import type { Modifiers } from './modifiers.ts';
import type { Pool, Prepared } from './pool.ts';
import type { CardView, Phase, Result, Segment } from '../contract/view.ts';

/** Zones where a card rests and carries nothing with it (B-2.17). */
export const restingZones = [
  ...pileNames,
  'under mission',
  'found',
  'being played',
  /** The outpost side of a double-sided mission that lies face down. */
  'inside mission',
] as const;
export type RestingZone = (typeof restingZones)[number];
export type Zone =
  | RestingZone
  | 'spaceline'
  | 'space'
  | 'surface'
  | 'aboard'
  | 'on card'
  | 'on location'
  /** On the boundary of its location and the next one (B-2.9). */
  | 'between'
  | 'table'
  | 'held'
  /** A lasting dilemma that goes with the personnel who met it. */
  | 'with team'
  /** In play for uniqueness only (B-19.29). */
  | 'away';

/** A card's own state. Resting cards share one frozen object per zone, so that copying a game copies only what is in play. */
export interface Card {
  zone: Zone;
  /** The location, for cards directly at one; cards aboard or on a card follow their host. */
  loc: LocationId | None;
  /** What it is aboard or on; it goes where its host goes (B-2.10, B-2.11). */
  host: CardId | None;
  controller: Player;
  affiliation: Affiliation | '';
  /** Number of the Away Team on a surface; incompatible cards there have different ones. */
  team: number;
  stopped: boolean;
  /** The card that disables it; a deactivated hologram is disabled by itself. */
  disabledBy: CardId | None;
  heldBy: CardId | None;
  houseArrest: boolean;
  cloaked: boolean;
  /** What it has done in this turn and does not do again. */
  thisTurn: ThisTurn;
  hull: number;
  rangeUsed: number;
  docked: CardId | None;
  /** One more than the full turns of its player that a damaged ship has waited docked; 0 in the turn it began. */
  dockTurns: number;
  /** One more than the full turns that somebody aboard has mended it; 0: nobody does for the whole turn. */
  mendTurns: number;
  /** The card that gives its controller this ship; the owner's own if there is none. */
  commandedBy: CardId | None;
  countdown: number;
  mark: Mark;
  /** The turn in which it came to be as it is. */
  since: number;
  /** Turned over: its rules do not work. */
  faceDown: boolean;
  /** The turn in which a ship last came to the location it is at. */
  arrived: number;
  /** The player a card is about who was named when it was played; -1: none. */
  chosen: number;
  /** The affiliation that a card in play has taken away for now (B-6.26). */
  formerly: Affiliation | '';
  /** The card that gives its controller this one for a time (B-10.2). */
  takenBy: CardId | None;
  /** Personnel who met a lasting dilemma, whatever becomes of them (B-19.26). */
  subjects: readonly CardId[];
  /** Levels of skills copied to it, by index of `skills`. */
  copied: readonly number[];
}

/**
 * A place on the spaceline of its quadrant, with what it holds besides the cards that are at it (B-2.7, B-2.8). It is
 * one mission, a shared pair, or a card that says it makes a location (B-9.1), and nobody's (B-10.10).
 */
export interface Location {
  /** The mission card seeded first here names the location. */
  readonly id: LocationId;
  /** First seeded first; a second one makes the location shared. */
  missions: readonly CardId[];
  /** In the order in which they will be met (B-8.23). */
  seeds: readonly CardId[];
  found: readonly CardId[];
  /** Seed cards revealed here so far: a second copy of one is a mis-seed (B-16.40). */
  revealed: readonly CardId[];
  /** Players whose own mis-seed bars them from completing (B-16.39). */
  barred: readonly Player[];
  completedBy: Player | -1;
  /** Burnt out: a place with a span and nothing else (B-9.5). */
  husk: boolean;
}

/** A battle a player initiated, remembered as long as it gives a right to strike back (B-20.20). */
export interface Attack {
  readonly by: Player;
  readonly loc: LocationId;
  /** The ship or facility attacked, or the place of a personnel battle. */
  readonly target: CardId;
  readonly turn: number;
  /** Forbidden by cards its player could not see: it did not take place and is not offered again this turn. */
  readonly calledOff: boolean;
}

/** A player's piles. Decks are ordered, and their top is the end (B-2.2); a hand is of any size (B-11.15). */
export type Piles = Record<Pile, CardId[]>;

/** What is a player's own; the table is part of what is in play (B-2.1). */
export interface PlayerState {
  readonly piles: Piles;
  missionPoints: number;
  bonusPoints: number;
  /** Normal card plays used this turn. */
  playsUsed: number;
  /** Mission cards this player completed (B-16.36). */
  completed: readonly CardId[];
  /** "Draw no cards" for the rest of this turn (B-11.12). */
  drawsNone: boolean;
}

/** What never changes during a game and is shared by all copies of its state. */
export interface Fixed {
  readonly pool: Pool;
  readonly format: CompiledFormat;
  /** The card behind each number. */
  readonly cards: readonly Prepared[];
  /** The player whose deck a card came from (B-10.1). */
  readonly owner: readonly Player[];
  /** The outpost built into a double-sided mission, by the mission's number; and the mission, by the outpost's. */
  readonly builtIn: ReadonlyMap<CardId, CardId>;
  /** How each card looks while it rests: nothing about it can change there. */
  readonly faces: readonly CardView[];
  readonly seed: readonly number[];
  /** Titles that are not written may be played, and the players may correct the table by agreement. */
  readonly assisted: boolean;
  readonly machinery: Machinery;
  /** A table that somebody thinks of: nobody is told how teams were judged on it. */
  readonly imagined: boolean;
}

/**
 * What is looked up again and again between two changes of the table. It follows from the state, is not part of it, and
 * is forgotten whenever that changes which it follows from.
 */
export interface Memory {
  /** Speaking cards by the rules they lay down; until a card enters or leaves. */
  speakers: Map<Topic, CardId[]> | undefined;
  /** Skills that any of them gives, or that some of them could take or copy; until a card enters or leaves. */
  skilling: readonly Skill[] | 'any' | undefined;
  /** What they say about numbers; until a card enters or leaves. */
  modifiers: Modifiers | undefined;
  /** Ships, facilities, and cards that are ships of nobody's, wherever they are; until a card enters or leaves. */
  craft: CardId[] | undefined;
  /** Speaking cards that can end by themselves; until a card enters or leaves. */
  ending: CardId[] | undefined;
  /** Personnel with special downloads; until a card enters or leaves. */
  downloaders: CardId[] | undefined;
  /** Cards with more than one affiliation; until a card enters or leaves. */
  switchers: CardId[] | undefined;
  /** Cards by the vessel they are aboard, or the location whose surface they are on; until a card moves as well. */
  placed: PlacedCards | undefined;
  /** Places where that is out of date. */
  readonly changed: CardId[];
  /** Cards in play that a question could mean by what is printed on them; until a card enters or leaves. */
  meant: Map<Plan, CardId[]> | undefined;
  /** Those that could fit by what of the table stays as it is until then, too. */
  fitting: Map<Plan, CardId[]> | undefined;
  /** By player: whether all of their affiliations in play get along; until one of them or a controller changes as well. */
  mixing: [boolean | undefined, boolean | undefined];
  /** Parts of the views made last. */
  shown: Shown | undefined;
}

export const emptyMemory = (): Memory => ({
  speakers: undefined,
  skilling: undefined,
  modifiers: undefined,
  craft: undefined,
  ending: undefined,
  downloaders: undefined,
  switchers: undefined,
  placed: undefined,
  changed: [],
  meant: undefined,
  fitting: undefined,
  mixing: [undefined, undefined],
  shown: undefined,
});

export interface State {
  /** Replaced as a whole when the players describe a title that is not written. */
  fixed: Fixed;
  readonly cards: Card[];
  readonly players: [PlayerState, PlayerState];
  locations: Location[];
  /** Cards in play, in the order they entered; what rests anywhere is not (B-2.14, B-2.15). */
  play: CardId[];
  /** Those of them whose text speaks while in play. */
  speaking: CardId[];
  /** Cards that have disappeared with a ship: in play for uniqueness only (B-19.29). */
  away: readonly CardId[];
  /** Artifacts somebody has acquired: only those are played from a hand (B-3.14, B-13.26). */
  acquired: readonly CardId[];
  frames: Frame[];
  phase: Phase;
  turn: number;
  active: Player;
  first: Player;
  segment: Segment;
  /** What is being done, or was done last. */
  action: Action;
  /** Choices applied so far; names the open decision. */
  seq: number;
  /** Draws made from each stream of chance. */
  chance: number[];
  /** Outcomes of chance said in advance by a story; empty in real games. */
  rigged: readonly CardId[];
  /** Combo dilemmas whose first half is spent for the rest of the game (B-27.27). */
  spent: readonly CardId[];
  attacks: readonly Attack[];
  /** What has happened and is asked about later. */
  history: readonly Deed[];
  /** The same for this turn only. */
  turnHistory: readonly TurnDeed[];
  /** By player: cards that lie hidden from them and that they know there all the same. */
  seen: Seen;
  /** Cards that have lain open before both players at some time. */
  met: readonly CardId[];
  /** What the players have said about titles that are not written, in that order. */
  described: readonly Description[];
  /** Something changed that automatic results depend on (B-12.25). */
  unsettled: boolean;
  result: Result | undefined;
  /** What happened since the last decision; not part of the game's identity. */
  events: GameEvent[];
  /** Looked-up lists; not part of the game's identity. */
  readonly memory: Memory;
}

const nobody: readonly CardId[] = [];

export const makeCard = (zone: Zone): Card => ({
  zone,
  loc: none,
  host: none,
  controller: 0,
  affiliation: '',
  team: 0,
  stopped: false,
  disabledBy: none,
  heldBy: none,
  houseArrest: false,
  cloaked: false,
  thisTurn: 'nothing',
  hull: 100,
  rangeUsed: 0,
  docked: none,
  dockTurns: 0,
  mendTurns: 0,
  commandedBy: none,
  countdown: none,
  mark: unmarked,
  since: 0,
  faceDown: false,
  arrived: none,
  chosen: none,
  formerly: '',
  takenBy: none,
  subjects: nobody,
  copied: nobody,
});

/** The one shared card of each resting zone. */
export const resting: Readonly<Record<RestingZone, Card>> = Object.fromEntries(
  restingZones.map((zone) => [zone, Object.freeze(makeCard(zone))]),
) as Record<RestingZone, Card>;

export const isResting = (card: Card): boolean => resting[card.zone as RestingZone] === card;
