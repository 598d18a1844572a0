import type { TableTerms } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { StoredDeck, Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

export interface NewTable {
  readonly id: string;
  readonly host: string;
  readonly terms: TableTerms;
  readonly deck?: StoredDeck;
  readonly rematchOf?: string;
  readonly invited?: string;
}

/** A table at which somebody waits, or waited. */
export interface TableRow {
  readonly id: string;
  readonly host: string;
  readonly name: string;
  readonly guest: boolean;
  readonly terms: TableTerms;
  readonly deck: StoredDeck | null;
  readonly rematch_of: string | null;
  readonly invited: string | null;
  readonly match: string | null;
  readonly sealed: string | null;
  readonly closed: Date | null;
  readonly created: Date;
}

const selected = sql`
  select t.id, t.host, p.name, p.password is null as guest, t.terms, t.deck, t.rematch_of, t.invited, t.match, t.sealed,
    t.closed, t.created
  from open_tables t join people p on p.id = t.host`;

/** What became of a table when somebody sat down. */
export interface Became {
  readonly match?: string;
  readonly sealed?: string;
}

/** Tables that wait for somebody. */
export class TableStore {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  async create({ id, host, terms, deck, rematchOf, invited }: NewTable): Promise<void> {
    await this.#storage.db
      .insertInto('open_tables')
      .values({
        id,
        host,
        terms: JSON.stringify(terms),
        deck: deck ? JSON.stringify(deck) : null,
        ...(rematchOf === undefined ? {} : { rematch_of: rematchOf }),
        ...(invited === undefined ? {} : { invited }),
      })
      .execute();
  }

  async read(id: string): Promise<TableRow | undefined> {
    const { rows } = await sql<TableRow>`${selected} where t.id = ${id}`.execute(this.#storage.db);
    return rows[0];
  }

  /** Those anybody may sit down at, the one who waits longest first; after a day nobody waits any more. */
  async waiting(most: number): Promise<readonly TableRow[]> {
    const { rows } = await sql<TableRow>`
      ${selected} where t.closed is null and (t.terms ->> 'public')::boolean and t.created > now() - interval '1 day'
      order by t.created limit ${most}`.execute(this.#storage.db);
    return rows;
  }

  /** Those of one host that wait, the newest first. */
  async hostedBy(host: string): Promise<readonly TableRow[]> {
    const { rows } = await sql<TableRow>`
      ${selected} where t.closed is null and t.host = ${host} order by t.created desc`.execute(this.#storage.db);
    return rows;
  }

  /** Those whose other chair is kept for this person. */
  async keptFor(person: string): Promise<readonly TableRow[]> {
    const { rows } = await sql<TableRow>`
      ${selected} where t.closed is null and t.invited = ${person} order by t.created desc`.execute(this.#storage.db);
    return rows;
  }

  /** The last table at which a match is to be played again. */
  async again(match: string): Promise<TableRow | undefined> {
    const { rows } = await sql<TableRow>`
      ${selected} where t.rematch_of = ${match} and (t.closed is null or t.match is not null or t.sealed is not null)
      order by t.created desc limit 1`.execute(this.#storage.db);
    return rows[0];
  }

  /** Works on a table alone; the first who sits down has it. */
  async hold(
    id: string,
    work: (row: TableRow, db: Kysely<Tables>) => Promise<Became>,
  ): Promise<{ readonly row: TableRow; readonly became: Became } | undefined> {
    return this.#storage.db.transaction().execute(async (db) => {
      const { rows } = await sql<TableRow>`${selected} where t.id = ${id} for update of t`.execute(db);
      const [row] = rows;
      if (!row) return undefined;
      const became = await work(row, db);
      await sql`
        update open_tables set closed = now(), match = ${became.match ?? null}, sealed = ${became.sealed ?? null}
        where id = ${id}`.execute(db);
      return { row, became };
    });
  }

  async close(id: string): Promise<void> {
    await sql`update open_tables set closed = now() where id = ${id} and closed is null`.execute(this.#storage.db);
  }
}
