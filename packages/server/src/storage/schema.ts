import type { Choice, Seer } from '@spaceline/engine';
import type { DeckPart } from '@spaceline/language';
import type { KeptEvent } from '@spaceline/protocol';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A deck as the log keeps it: card ids by pile. */
export type StoredDeck = Readonly<Record<DeckPart, readonly string[]>>;

export interface Seat {
  readonly name: string;
  /** The bot that plays this seat; absent: a person. */
  readonly bot?: string;
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
}

/** The whole of an event, and for those who may not see all of it what they saw instead. */
export interface StoredEvent extends KeptEvent {
  readonly cut?: Readonly<Partial<Record<Seer, KeptEvent>>>;
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
  seed: string;
  decks: JSONColumnType<readonly [StoredDeck, StoredDeck]>;
  seats: JSONColumnType<readonly [Seat, Seat]>;
  versions: JSONColumnType<Versions>;
  /** Before the first choice. */
  events: EventsColumn;
  created: Generated<Date>;
  finished: ColumnType<Date | null, never, Date>;
  result: ColumnType<StoredResult | null, never, string>;
}

export interface MatchLogTable {
  match: string;
  /** 1 for the first choice; together with the match the only arbiter of who was first. */
  seq: number;
  choice: JSONColumnType<Choice>;
  /** Of the state after the choice: a log that no longer leads there was written by other rules. */
  hash: string;
  /** What came of the choice. Nothing of it is sent but as one recipient saw it, or after the match is over. */
  events: EventsColumn;
  at: Generated<Date>;
}

export interface Tables {
  matches: MatchesTable;
  match_log: MatchLogTable;
}
