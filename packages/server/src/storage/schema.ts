import type { Choice, Seer } from '@spaceline/engine';
import type { DeckPart } from '@spaceline/language';
import type { ClockSettings, Clocks, KeptEvent, Stands, TableAct, TableTerms } from '@spaceline/protocol';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PeopleTables } from './people-schema.ts';

/** A deck as the log keeps it: card ids by pile. */
export type StoredDeck = Readonly<Record<DeckPart, readonly string[]>>;

export interface Seat {
  readonly name: string;
  /** The bot that plays this seat; absent: a person. */
  readonly bot?: string;
  /** The bot takes its time, as a person would. */
  readonly thinking?: boolean;
  /** SHA-256 of the token that speaks for this seat; the token itself is never stored. */
  readonly tokenHash?: string;
}

/** A format as it was when a match was begun. */
export interface FormatNote {
  readonly name: string;
  readonly clauses: readonly string[];
}

/** What computed the match. A log is only replayed by the same rules. */
export interface Versions {
  readonly engine: string;
  readonly cards: string;
  /** Left out where it was not noted yet. */
  readonly format?: FormatNote;
  /** The name of all rules of the server that began it, likewise. */
  readonly rules?: string;
}

/** The whole of an event, and for those who may not see all of it what they saw instead. */
export interface StoredEvent extends KeptEvent {
  readonly cut?: Readonly<Partial<Record<Seer, KeptEvent>>>;
}

/** Where a match stands for everybody; null: not kept. */
type StandsColumn = ColumnType<Stands | null, string | undefined, never>;

/** What became of two ratings, in the order of the seats. */
export type RatedNote = readonly [RatingChange, RatingChange];
interface RatingChange {
  readonly before: number;
  readonly after: number;
}

/** What happened; null: not kept. Written once, as the text of an array. */
type EventsColumn = ColumnType<readonly StoredEvent[] | null, string | undefined, never>;

export interface StoredResult {
  /** Absent: a draw. */
  readonly winner?: 0 | 1;
  readonly reason: string;
}

export interface MatchesTable {
  id: string;
  format: string;
  /** The file of a house format, from which it is put together again; null: the format is one of ours. */
  house: ColumnType<string | null, string | undefined, never>;
  /** Titles that are not written may be played, and the table is corrected by agreement. */
  assisted: ColumnType<boolean, boolean | undefined, never>;
  /** People who play each other have both allowed that they are advised. */
  hints: ColumnType<boolean, boolean | undefined, never>;
  seed: string;
  decks: JSONColumnType<readonly [StoredDeck, StoredDeck]>;
  seats: JSONColumnType<readonly [Seat, Seat]>;
  versions: JSONColumnType<Versions>;
  /** Before the first choice. */
  events: EventsColumn;
  /** How long the players may think; null: as long as they like. */
  clock: ColumnType<ClockSettings | null, string | undefined, never>;
  created: Generated<Date>;
  finished: ColumnType<Date | null, never, Date>;
  result: ColumnType<StoredResult | null, never, string>;
  /** What two people agreed on when they sat down; null: nothing but the format. */
  terms: ColumnType<TableTerms | null, string | undefined, never>;
  /** Two people agreed on it and it begins when both have come; else it begins at once. */
  meets: ColumnType<boolean, boolean | undefined, never>;
  stands: StandsColumn;
  /** Once it was counted for the ratings. */
  rated: ColumnType<RatedNote | null, never, string>;
}

/** What stands in the log: a choice of the game, or what a player did at the table. */
export type Entry = Choice | TableAct;

/**
 * What a choice gave away: nothing, nothing by passing an opportunity of the other, cards that its player showed, or something
 * that was hidden from whoever saw it.
 */
export type Reveals = 'nothing' | 'passed' | 'shown' | 'seen';

export interface MatchLogTable {
  match: string;
  /** 1 for the first row; together with the match the only arbiter of who was first. */
  seq: number;
  choice: JSONColumnType<Entry>;
  /** Of the state after the choice: a log that no longer leads there was written by other rules. */
  hash: string;
  /** What came of the choice. Nothing of it is sent but as one recipient saw it, or after the match is over. */
  events: EventsColumn;
  stands: StandsColumn;
  /** Why a computer made the choice; nobody is told before the match is over. Null: a person made it. */
  why: ColumnType<string | null, string | undefined, never>;
  at: Generated<Date>;
  /** Null where it was not noted, and for what is no choice. */
  reveals: ColumnType<Reveals | null, Reveals | undefined, never>;
  /** The clocks of the players after this row. */
  clocks: ColumnType<Clocks | null, string | undefined, never>;
}

/** How far a match has been computed, so that opening it does not begin with its first choice. */
export interface MatchSnapshotsTable {
  match: string;
  /** After this row of the log. */
  seq: number;
  /** The state then, with everything hidden in it. */
  state: string;
  /** How the log went until then. */
  course: string;
}

/** What runs out: the time to build a deck (WS-1.1), to come to a match, of a round (WS-5.1), to think. */
export type DeadlineKind = 'build' | 'coming' | 'round' | 'thinking';

/** Something that the servers do by themselves when its time has come, whichever of them is there. */
export interface DeadlinesTable {
  kind: DeadlineKind;
  /** Whose: a match, or a seat of a sealed session. */
  subject: string;
  /** By the clock of the database, which is the same for all servers. */
  ends: Date;
  /** Until then the server that took it has time to do it; null: nobody took it yet. */
  leased: Generated<Date | null>;
  /** It was done, or there is nothing to be done any more. */
  done: Generated<Date | null>;
  /** Seconds that were left when it was stopped; null: it was not, or goes on again. */
  remaining: Generated<number | null>;
}

export interface SealedTable {
  id: string;
  format: string;
  /** Once all decks are finished. */
  match: Generated<string | null>;
  created: Generated<Date>;
}

/** How the deck of a seat came to be finished. */
export type Finished = 'person' | 'clock' | 'computer';

export interface SealedSeatsTable {
  sealed: string;
  seat: number;
  name: string;
  /** The bot that plays this seat; null: a person. */
  bot: string | null;
  /** The bot takes its time. */
  thinking: Generated<boolean>;
  /** SHA-256 of the token that speaks for this seat, here and in the match. */
  token_hash: string | null;
  /** From which the box follows; secret until the match is over. */
  box_seed: string;
  /** As it was kept last; once it is finished, the deck that is played. */
  deck: ColumnType<StoredDeck | null, never, string>;
  finished: ColumnType<Finished | null, never, Finished>;
}

export interface Tables extends PeopleTables {
  matches: MatchesTable;
  match_log: MatchLogTable;
  match_snapshots: MatchSnapshotsTable;
  deadlines: DeadlinesTable;
  sealed: SealedTable;
  sealed_seats: SealedSeatsTable;
}
