import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Problem } from '../problem.ts';
import { lastMigration } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Storage } from './storage.ts';

/** What can be made again, and what belongs to the database itself. */
const leftOut = ['match_snapshots', 'pulse', 'thoughts', 'kysely_migration', 'kysely_migration_lock'];

const backupVersion = 1;
const rowsAtOnce = 500;

interface Head {
  readonly spaceline: 'backup';
  readonly version: number;
  /** The tables are those of this migration. */
  readonly migration: string;
  readonly made: string;
}

const nothing = () => new Problem(400, 'backup/nothing', 'No backup was written', 'there is nothing in the database');
const wrong = (why: string) => new Problem(400, 'backup/unusable', 'The backup was not restored', why);

/** All tables with rows worth keeping, each after those it refers to. */
async function tablesOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const { rows: links } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  const ordered = new Set<string>();
  const add = (name: string, above: readonly string[]) => {
    if (ordered.has(name) || above.includes(name) || !names.includes(name)) return;
    for (const { from, to } of links) if (from === name) add(to, [...above, name]);
    ordered.add(name);
  };
  for (const name of names) add(name, []);
  return [...ordered];
}

/** Whoever reads or writes the file may take their time, and the transaction waits for them. */
const takeTime = (at: Kysely<Tables>) => sql`set local idle_in_transaction_session_timeout = 0`.execute(at);

/** Everything that is stored, line by line, as it is at one moment, whatever happens meanwhile. */
export async function writeBackup({ db }: Storage, write: (line: string) => Promise<void>): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (at) => {
      await takeTime(at);
      const migration = await lastMigration(at);
      if (migration === undefined) throw nothing();
      const head: Head = { spaceline: 'backup', version: backupVersion, migration, made: new Date().toISOString() };
      await write(JSON.stringify(head));
      let written = 0;
      for (const table of await tablesOf(at)) {
        const from = sql.table(table);
        await sql`declare rows_of cursor for select row_to_json(t)::text as row from ${from} t`.execute(at);
        for (;;) {
          const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from rows_of`.execute(at);
          if (rows.length === 0) break;
          for (const { row } of rows) await write(`{"table":${JSON.stringify(table)},"row":${row}}`);
          written += rows.length;
        }
        await sql`close rows_of`.execute(at);
      }
      await write(JSON.stringify({ end: written }));
      return written;
    });
}

const readHead = (line: string | undefined): Head => {
  try {
    const head = JSON.parse(line ?? '') as Partial<Head>;
    if (head.spaceline === 'backup' && typeof head.migration === 'string') {
      if (head.version === backupVersion) return head as Head;
      throw wrong(`it has version ${head.version}, and this program reads version ${backupVersion}`);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
  }
  throw wrong('it does not begin like a backup of Spaceline');
};

type Line = { readonly table: string; readonly row: object } | { readonly end: number };

const readLine = (text: string, at: number): Line => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw wrong(`its line ${at} cannot be read`);
  }
};

/** Columns that are written; what a database makes by itself is left to it. */
async function columnsOf(db: Kysely<Tables>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  if (rows.length === 0) throw wrong(`this program knows no table ${JSON.stringify(table)}`);
  return rows.map(({ name }) => name);
}

/** Numbers that count up go on after those that were restored. */
async function countOn(db: Kysely<Tables>, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    const { rows } = await sql<{ name: string | null }>`
      select pg_get_serial_sequence(${table}, ${column}) as name`.execute(db);
    const name = rows[0]?.name ?? undefined;
    if (name === undefined) continue;
    await sql`select setval(${name}::regclass, max(${sql.ref(column)})::bigint) from ${sql.table(table)}`.execute(db);
  }
}

/**
 * Puts everything of a backup into an empty database, or nothing. The tables are first made what they were when the backup
 * was written, so that what later versions do to them is done to these rows, too.
 */
export async function restoreBackup(storage: Storage, lines: AsyncIterable<string>): Promise<number> {
  const each = lines[Symbol.asyncIterator]();
  const next = async () => ((await each.next()) as IteratorResult<string, undefined>).value;
  const { migration } = readHead(await next());
  await storage.migrate(migration).catch(() => {
    throw wrong(`it is of a later version of Spaceline (${migration}) than this one, or the database is`);
  });
  const restored = await storage.db.transaction().execute(async (at) => {
    await takeTime(at);
    for (const table of await tablesOf(at)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(at);
      if (rows.length > 0) throw wrong('the database is not empty, and nothing of it is overwritten');
    }
    return fill(at, next);
  });
  await storage.migrate();
  return restored;
}

async function fill(db: Kysely<Tables>, next: () => Promise<string | undefined>): Promise<number> {
  const counting = new Map<string, readonly string[]>();
  let table = '';
  let rows: object[] = [];
  let restored = 0;
  const store = async () => {
    if (rows.length === 0) return;
    const columns = counting.get(table) ?? (await columnsOf(db, table));
    counting.set(table, columns);
    const named = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      insert into ${sql.table(table)} (${named}) overriding system value
      select ${named} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      db,
    );
    restored += rows.length;
    rows = [];
  };
  for (let at = 2; ; at += 1) {
    const text = await next();
    if (text === undefined) throw wrong('its end is missing');
    const line = readLine(text, at);
    if ('end' in line) {
      await store();
      if (line.end !== restored) throw wrong(`it should have ${line.end} rows, and has ${restored}`);
      for (const [name, columns] of counting) await countOn(db, name, columns);
      return restored;
    }
    if (line.table !== table || rows.length >= rowsAtOnce) await store();
    table = line.table;
    rows.push(line.row);
  }
}
