import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { DeadlineKind, Tables } from './schema.ts';
import type { Storage } from './storage.ts';

export interface Deadline {
  readonly kind: DeadlineKind;
  readonly subject: string;
}

/** Seconds a server has for what it took, before another one may take it: it may have died meanwhile. */
const lease = 10;

/** Deadlines taken at once. */
const most = 50;

/** Begins a deadline, once: one that runs or has run out already stays as it is. */
export async function setDeadline(
  db: Kysely<Tables>,
  kind: DeadlineKind,
  subject: string,
  seconds: number,
): Promise<void> {
  await sql`
    insert into deadlines (kind, subject, ends) values (${kind}, ${subject}, now() + make_interval(secs => ${seconds}))
    on conflict do nothing`.execute(db);
}

/** There is nothing to be done any more. */
export async function endDeadline(db: Kysely<Tables>, kind: DeadlineKind, subject: string): Promise<void> {
  await sql`update deadlines set done = now() where kind = ${kind} and subject = ${subject} and done is null`.execute(
    db,
  );
}

/** A name for a deadline, for lists of them. */
export const nameOf = ({ kind, subject }: Deadline): string => `${kind} ${subject}`;

const notAmong = (names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`not (kind || ' ' || subject = any(${names}::text[]))`;

/** Deadlines ahead, the same for all servers: times are those of the database. */
export class DeadlineStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Takes what is due and nobody else is at, except these. */
  async claim(except: readonly string[]): Promise<readonly Deadline[]> {
    const { rows } = await sql<Deadline>`
      update deadlines set leased = now() + make_interval(secs => ${lease})
      where (kind, subject) in (
        select kind, subject from deadlines
        where done is null and ends <= now() and (leased is null or leased <= now()) and ${notAmong(except)}
        order by ends limit ${most} for update skip locked
      )
      returning kind, subject`.execute(this.#storage.db);
    return rows;
  }

  /** It was done; a clock that was set anew meanwhile goes on. */
  async end({ kind, subject }: Deadline): Promise<void> {
    await sql`
      update deadlines set done = now()
      where kind = ${kind} and subject = ${subject} and done is null and ends <= now()`.execute(this.#storage.db);
  }

  /** Gives back what was taken, for another server. */
  async release({ kind, subject }: Deadline): Promise<void> {
    await sql`update deadlines set leased = null where kind = ${kind} and subject = ${subject}`.execute(
      this.#storage.db,
    );
  }

  /** What time it is, and when there is something to take next, if at all. */
  async ahead(except: readonly string[]): Promise<{ readonly now: Date; readonly next: Date | null }> {
    const { rows } = await sql<{ now: Date; next: Date | null }>`
      select clock_timestamp() as now, min(greatest(ends, coalesce(leased, ends))) as next
      from deadlines where done is null and ${notAmong(except)}`.execute(this.#storage.db);
    return rows[0]!;
  }
}
