import { type CardId, type LocationId, type None, none } from '@spaceline/engine';
import type { PersonnelCard } from '@spaceline/language';
import type { Expectation } from '../reading/index.ts';
import type { Choking } from '../seeding/choke.ts';
import type { Chosen } from './choose-team.ts';
import type { Hunting } from './hunt.ts';
import { type Numbers, officerNumbers } from './numbers.ts';

/** How well a level plays: an officer minds everything, a cadet forgets what beginners forget. */
export interface Style {
  /** Remembers walls that were met and put back. */
  readonly walls: boolean;
  /** Chooses a team against what may lie there, and leaves somebody with the ship. */
  readonly cover: boolean;
  /** Minds what the format asks for besides points. */
  readonly conditions: boolean;
  /** Seeds by plan. */
  readonly seeding: boolean;
  /** Answers with cards at moments that matter. */
  readonly answers: boolean;
  /** One choice in so many is not the best; 0: none. */
  readonly slips: number;
  /** So many more go along than is usual. */
  readonly more: number;
  /** How much of what may be lost in an attempt is minded. */
  readonly caution: number;
  /** Waits for others until a team has the usual size. */
  readonly patient: boolean;
  /** So many go to clear dilemmas away at a mission that they cannot complete. */
  readonly clearers: number;
  /** Attempts missions at all. */
  readonly attempts: boolean;
  /** Also the opponent's. */
  readonly steals: boolean;
  /** But not this one. */
  readonly avoids: LocationId | None;
  /** Nothing but this one, while it is open. */
  readonly only?: LocationId | None;
  /** This one goes alone, to see what comes of it. */
  readonly scout: CardId | None;
  /** People of the other player's deck; nothing: it may be anybody. */
  readonly expects: readonly PersonnelCard[] | undefined;
  readonly numbers: Numbers;
  /** Flies to where ships of theirs can be hit. */
  readonly hunts?: Hunting;
  /** Seeds against people as often as they come in boxes, where decks are made from boxes. */
  readonly boxes?: boolean;
  /** Seeds where nobody can do without the mission. */
  readonly chokes?: Choking;
  /** What is believed to lie under a mission: ids in the order in which they are met, empty ones may be anything. */
  readonly believed?: Believed;
  /** Whoever plays the same position on many times keeps what was thought: teams and what may come of them. */
  readonly kept?: Kept;
  /** In sealed play, where two missions are all there is, it is played so instead. */
  readonly sealed?: Style;
}

export type Believed = (location: LocationId) => readonly string[];

export interface Kept {
  readonly prospects: Map<string, Expectation>;
  readonly teams: Map<string, KeptTeam>;
}

/** The people by their numbers: where they are is another question. */
export interface KeptTeam extends Omit<Chosen, 'people'> {
  readonly ids: readonly CardId[];
}

export const officerStyle: Style = {
  walls: true,
  cover: true,
  conditions: true,
  seeding: true,
  answers: true,
  slips: 0,
  more: 0,
  caution: 0.8,
  patient: true,
  clearers: 6,
  attempts: true,
  steals: false,
  avoids: none,
  scout: none,
  expects: undefined,
  numbers: officerNumbers,
};

const beginner: Style = {
  walls: false,
  cover: false,
  conditions: false,
  seeding: false,
  answers: false,
  slips: 8,
  more: 0,
  caution: 0.8,
  patient: true,
  clearers: 6,
  attempts: true,
  steals: false,
  avoids: none,
  scout: none,
  expects: undefined,
  numbers: officerNumbers,
};

/** Who knows of no other mission remembers why the last attempt failed. */
export const cadetStyle: Style = { ...beginner, sealed: { ...beginner, walls: true } };
