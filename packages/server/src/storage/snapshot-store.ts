import { sql } from 'kysely';
import type { Storage } from './storage.ts';

/** A match after so many rows of its log, as text. */
export interface Snapshot {
  readonly seq: number;
  readonly state: string;
  readonly course: string;
}

/** How far matches have been computed. Nothing is lost with it: the log leads to the same state. */
export class SnapshotStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  read(match: string): Promise<Snapshot | undefined> {
    return this.#storage.db
      .selectFrom('match_snapshots')
      .select(['seq', 'state', 'course'])
      .where('match', '=', match)
      .executeTakeFirst();
  }

  /** Only the newest is of use. */
  async keep(match: string, { seq, state, course }: Snapshot): Promise<void> {
    await sql`
      insert into match_snapshots (match, seq, state, course) values (${match}, ${seq}, ${state}, ${course})
      on conflict (match) do update set seq = excluded.seq, state = excluded.state, course = excluded.course
      where match_snapshots.seq < excluded.seq`.execute(this.#storage.db);
  }
}
