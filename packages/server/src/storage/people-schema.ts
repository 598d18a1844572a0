import type { Generated, JSONColumnType } from 'kysely';
import type { TableTerms } from '@spaceline/protocol';
import type { StoredDeck } from './schema.ts';

export interface PeopleTable {
  id: string;
  name: string;
  /** What an account's name is compared by; null: a guest. */
  name_key: Generated<string | null>;
  /** As argon2id writes it, with its salt and cost; null: a guest. */
  password: Generated<string | null>;
  created: Generated<Date>;
  seen: Generated<Date>;
}

/** A browser in which somebody is known. */
export interface SignInsTable {
  /** SHA-256 of the secret in the cookie, which itself is never stored. */
  hash: string;
  person: string;
  created: Generated<Date>;
  seen: Generated<Date>;
}

/** Who sits where, beside the tokens: a seat may have a person, a token, or both. */
export interface MatchPeopleTable {
  match: string;
  seat: number;
  person: string;
}

/** The same of sealed sessions, until they are matches. */
export interface SealedPeopleTable {
  sealed: string;
  seat: number;
  person: string;
}

/** Deck lists and house formats, under names of their owner's choosing. */
export interface KeptTable {
  person: string;
  kind: 'deck' | 'format';
  name: string;
  text: string;
  changed: Generated<Date>;
}

/** What of it was thrown away: it is not to come back from a browser that still has it. */
export interface ForgottenTable {
  person: string;
  kind: KeptTable['kind'];
  name: string;
  at: Generated<Date>;
}

/** A table at which somebody waits for another. */
export interface OpenTablesTable {
  id: string;
  host: string;
  terms: JSONColumnType<TableTerms>;
  /** Of the host; told nobody before the match is over. */
  deck: JSONColumnType<StoredDeck | null, string | null>;
  /** The match that is to be played again. */
  rematch_of: Generated<string | null>;
  /** Who alone may sit down; null: whoever has the link. */
  invited: Generated<string | null>;
  match: Generated<string | null>;
  sealed: Generated<string | null>;
  closed: Generated<Date | null>;
  created: Generated<Date>;
}

export interface ChatTable {
  id: Generated<string>;
  match: string;
  room: 'players' | 'watchers';
  person: string;
  words: string;
  at: Generated<Date>;
}

/** Whom somebody does not want to hear. */
export interface MutesTable {
  person: string;
  muted: string;
}

/** Words that somebody holds against somebody, kept as they were said, for whoever runs the server. */
export interface ReportsTable {
  id: Generated<string>;
  match: string;
  reporter: string | null;
  about: string | null;
  words: string;
  why: string;
  at: Generated<Date>;
}

export interface RatingsTable {
  person: string;
  format: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  at: Generated<Date>;
}

export interface PeopleTables {
  people: PeopleTable;
  sign_ins: SignInsTable;
  match_people: MatchPeopleTable;
  sealed_people: SealedPeopleTable;
  kept: KeptTable;
  forgotten: ForgottenTable;
  open_tables: OpenTablesTable;
  chat: ChatTable;
  mutes: MutesTable;
  reports: ReportsTable;
  ratings: RatingsTable;
}
