import { Kysely, PostgresDialect } from 'kysely';
import { join } from 'node:path';
import { lockDirectory } from './lock.ts';
import { migrate } from './migrations.ts';
import type { MigrationLog } from './migrations.ts';
import type { NoteListener } from './notes.ts';
import { PGliteThread } from './pglite.ts';
import { layDatabase } from './prepared-database.ts';
import type { Tables } from './schema.ts';

/** A statement that the database reads once for each connection. A name stands for one text for ever. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

export interface Storage {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** Brings its tables up to date, or to what they were after a migration. */
  migrate(upTo?: string): Promise<void>;
  /** Runs one of the few statements that are run all the time, outside of any transaction. */
  prepared(statement: Prepared, values: readonly unknown[]): Promise<readonly unknown[]>;
  /** Calls back when any node, this one too, has appended to a match. Gives the way to stop listening. */
  listen(listener: NoteListener): () => void;
  close(): Promise<void>;
}

export type StorageOptions =
  | { readonly url: string }
  | {
      readonly folder: string;
      /** Every commit waits for the disk. */
      readonly sync?: boolean;
    };

export interface Opening {
  /** Its tables are brought up to date; else somebody else does that, or they are left as they are. */
  readonly migrated?: boolean;
  readonly log?: MigrationLog;
}

/** Opens the database. */
export const openStorage = (options: StorageOptions, opening: Opening = {}): Promise<Storage> =>
  'url' in options ? openPostgres(options.url, opening) : openPGlite(options.folder, options.sync ?? false, opening);

async function openPGlite(folder: string, sync: boolean, { migrated = true, log }: Opening): Promise<Storage> {
  const lock = await lockDirectory(folder);
  try {
    const data = join(folder, 'pglite');
    layDatabase(data, migrated ? 'new' : 'empty');
    const thread = new PGliteThread(data, sync);
    await thread.ready();
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: thread }) });
    const migrateHere = (upTo?: string) => migrate(db, { upTo, log });
    if (migrated) await migrateHere();
    return {
      kind: 'pglite',
      db,
      migrate: migrateHere,
      prepared: ({ text }, values) => thread.run(text, values),
      listen: (listener) => thread.notes.listen(listener),
      async close() {
        await db.destroy();
        await thread.end();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgres(url: string, { migrated = true, log }: Opening): Promise<Storage> {
  // Its driver is read by those alone who need it.
  const { openPool, openPoolForMigrations, PostgresListener } = await import('./postgres.ts');
  const { cleanPool } = await import('./clean-pool.ts');
  const over = (connections: ReturnType<typeof openPool>) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: cleanPool(connections) }) });
  const pool = openPool(url);
  const listener = new PostgresListener(url);
  const migrateApart = async (upTo?: string) => {
    const db = over(openPoolForMigrations(url));
    try {
      await migrate(db, { upTo, log });
    } finally {
      await db.destroy();
    }
  };
  const close = async () => {
    await listener.stop();
    await (pool.ended ? undefined : pool.end());
  };
  try {
    if (migrated) await migrateApart();
    await listener.start();
  } catch (error) {
    await close();
    throw error;
  }
  const prepared = async (statement: Prepared, values: readonly unknown[]) =>
    (await pool.query<object>({ ...statement, values: [...values] })).rows;
  const listen: Storage['listen'] = (note) => listener.notes.listen(note);
  return { kind: 'postgres', db: over(pool), migrate: migrateApart, prepared, listen, close };
}
