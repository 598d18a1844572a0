import type { Choice } from '@spaceline/engine';
import { correctionSchema } from '@spaceline/protocol';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { noteChannel } from './notes.ts';
import type { MatchesTable, Seat, StoredDeck, StoredEvent, StoredResult, Versions } from './schema.ts';
import type { Storage } from './storage.ts';

export type MatchRow = Selectable<MatchesTable>;

export interface NewMatch {
  readonly id: string;
  readonly format: string;
  /** The file of a house format. */
  readonly house?: string;
  readonly assisted?: boolean;
  readonly seed: string;
  readonly decks: readonly [StoredDeck, StoredDeck];
  readonly seats: readonly [Seat, Seat];
  readonly versions: Versions;
  /** What happened before the first choice. */
  readonly events?: readonly StoredEvent[];
}

/** What came of a choice. */
export interface LoggedEvents {
  readonly seq: number;
  /** Null: not kept, as in rows from before events were. */
  readonly events: readonly StoredEvent[] | null;
}

export interface LoggedChoice {
  readonly seq: number;
  readonly choice: Choice;
  /** Of the state after the choice. */
  readonly hash: string;
  /** What the choice brought about, if it ended the match. */
  readonly result?: StoredResult;
}

export interface NewChoice extends LoggedChoice {
  readonly events?: readonly StoredEvent[];
}

/**
 * A database gives the parts of a correction back in an order of its own. In the state they stand in the order in which
 * they were read from the client, and its fingerprint depends on it.
 */
const asRead = (choice: Choice): Choice => ({ ...choice, correction: correctionSchema.parse(choice.correction) });

/** The append-only truth of all matches. */
export class MatchStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async create(match: NewMatch): Promise<void> {
    const { decks, seats, versions, events, ...rest } = match;
    await this.#storage.db
      .insertInto('matches')
      .values({
        ...rest,
        decks: JSON.stringify(decks),
        seats: JSON.stringify(seats),
        versions: JSON.stringify(versions),
        ...(events ? { events: JSON.stringify(events) } : {}),
      })
      .execute();
  }

  read(id: string): Promise<MatchRow | undefined> {
    return this.#storage.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The choices after `seq`, in order. */
  async log(match: string, seq: number): Promise<LoggedChoice[]> {
    const rows = await this.#storage.db
      .selectFrom('match_log')
      .select(['seq', 'choice', 'hash'])
      .where('match', '=', match)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
    return rows.map((row) => (row.choice.correction ? { ...row, choice: asRead(row.choice) } : row));
  }

  /** What came of the choices after `seq`, in order. */
  events(match: string, seq: number): Promise<LoggedEvents[]> {
    return this.#storage.db
      .selectFrom('match_log')
      .select(['seq', 'events'])
      .where('match', '=', match)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute();
  }

  /**
   * Appends a choice, together with the result it brings about if any, and tells all nodes. False: another choice has
   * that place already. When this resolves to true the row is committed; only then may a choice be acknowledged.
   */
  async append(match: string, { seq, choice, hash, events, result }: NewChoice): Promise<boolean> {
    const ended = result ? JSON.stringify(result) : null;
    const happened = events ? JSON.stringify(events) : null;
    const { rows } = await sql<{ seq: number }>`
      with added as (
        insert into match_log (match, seq, choice, hash, events)
        values (${match}, ${seq}, ${JSON.stringify(choice)}::jsonb, ${hash}, ${happened}::json)
        on conflict do nothing
        returning match, seq
      ), closed as (
        update matches set finished = now(), result = ${ended}::jsonb
        from added where matches.id = added.match and ${ended}::jsonb is not null
      )
      select seq, pg_notify(${noteChannel}, match || ':' || seq) from added`.execute(this.#storage.db);
    return rows.length === 1;
  }

  /** Fails if the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#storage.db);
  }
}
