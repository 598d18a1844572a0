import type { Kysely, Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { peopleMigration } from './people-migration.ts';
import type { Tables } from './schema.ts';

/** By name, in order. A migration that has run anywhere is never edited; a change is a new one. */
const migrations: Record<string, Migration> = {
  '0001-matches': {
    async up(db) {
      await sql`
        create table matches (
          id text primary key,
          format text not null,
          seed text not null,
          decks jsonb not null,
          seats jsonb not null,
          versions jsonb not null,
          created timestamptz not null default now(),
          finished timestamptz,
          result jsonb
        )`.execute(db);
      await sql`
        create table match_log (
          match text not null references matches (id) on delete cascade,
          seq integer not null check (seq > 0),
          choice jsonb not null,
          hash text not null,
          at timestamptz not null default now(),
          primary key (match, seq)
        )`.execute(db);
    },
  },
  '0002-house-formats': {
    async up(db) {
      await sql`alter table matches add column house text`.execute(db);
    },
  },
  '0003-assisted-tables': {
    async up(db) {
      await sql`alter table matches add column assisted boolean not null default false`.execute(db);
    },
  },
  '0004-events': {
    async up(db) {
      // Not jsonb: events are only read whole, and their text is smaller and keeps its order.
      await sql`alter table matches add column events json`.execute(db);
      await sql`alter table match_log add column events json`.execute(db);
    },
  },
  '0005-deadlines': {
    async up(db) {
      await sql`
        create table deadlines (
          kind text not null,
          subject text not null,
          ends timestamptz not null,
          leased timestamptz,
          done timestamptz,
          primary key (kind, subject)
        )`.execute(db);
      await sql`create index deadlines_ahead on deadlines (ends) where done is null`.execute(db);
    },
  },
  '0006-sealed': {
    async up(db) {
      await sql`
        create table sealed (
          id text primary key,
          format text not null,
          match text references matches (id),
          created timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table sealed_seats (
          sealed text not null references sealed (id) on delete cascade,
          seat integer not null check (seat in (0, 1)),
          name text not null,
          bot text,
          token_hash text,
          box_seed text not null,
          deck json,
          finished text check (finished in ('person', 'clock', 'computer')),
          primary key (sealed, seat)
        )`.execute(db);
    },
  },
  '0007-pulse': {
    async up(db) {
      await sql`create table pulse (id integer primary key, at timestamptz not null)`.execute(db);
    },
  },
  '0008-clocks': {
    async up(db) {
      await sql`alter table matches add column clock jsonb`.execute(db);
      await sql`alter table match_log add column clocks jsonb`.execute(db);
      await sql`alter table match_log add column reveals text`.execute(db);
    },
  },
  '0009-opponents': {
    async up(db) {
      await sql`alter table sealed_seats add column thinking boolean not null default false`.execute(db);
      await sql`alter table matches add column hints boolean not null default false`.execute(db);
      await sql`alter table match_log add column why text`.execute(db);
    },
  },
  '0010-people': peopleMigration,
  '0011-snapshots': {
    async up(db) {
      // Not jsonb: it is only read whole.
      await sql`
        create table match_snapshots (
          match text primary key references matches (id) on delete cascade,
          seq integer not null,
          state text not null,
          course text not null
        )`.execute(db);
    },
  },
  '0012-thoughts': {
    async up(db) {
      // Not worth a place in the log of the database: what is lost is asked again.
      await sql`
        create unlogged table thoughts (
          id bigint generated always as identity primary key,
          rules text not null,
          job json not null,
          asked timestamptz not null default now(),
          leased timestamptz,
          tries integer not null default 0,
          outcome json
        )`.execute(db);
    },
  },
  '0013-coming': {
    async up(db) {
      await sql`alter table matches add column meets boolean not null default false`.execute(db);
    },
  },
  '0014-advice': {
    async up(db) {
      await sql`alter table thoughts add column advice boolean not null default false`.execute(db);
    },
  },
  '0015-stopped-deadlines': {
    async up(db) {
      await sql`alter table deadlines add column remaining double precision`.execute(db);
    },
  },
  '0016-forgotten': {
    async up(db) {
      await sql`
        create table forgotten (
          person text not null references people (id) on delete cascade,
          kind text not null check (kind in ('deck', 'format')),
          name text not null,
          at timestamptz not null default now(),
          primary key (person, kind, name)
        )`.execute(db);
      await sql`create index forgotten_since on forgotten (at)`.execute(db);
    },
  },
};

export interface MigrationLog {
  warn(facts: object, message: string): void;
}

export interface Migrating {
  /** The last one that is to run; absent: all of them. */
  readonly upTo: string | undefined;
  readonly log: MigrationLog | undefined;
}

/** A table that is in use is tried for so often, with so many milliseconds in between for those who use it. */
const mostTries = 60;
const apart = 1_000;

/** Somebody had a table for longer than it is waited for. */
const isInUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => migrations } });

/**
 * Migrations of a later version, if all of this one have run, and those after them. As migrations only add, this version
 * can use what they made.
 */
async function laterMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const own = await migratorOf(db).getMigrations();
  if (own.some(({ executedAt }) => !executedAt)) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => own.every((one) => one.name !== name));
  return unknown.every((name) => own.every((one) => one.name < name)) ? unknown : [];
}

/**
 * Brings the database up to date, or to what it was after one of its migrations. Safe for several nodes that start at
 * once: the migrator takes an advisory lock.
 */
export async function migrate(db: Kysely<Tables>, { upTo, log }: Migrating): Promise<void> {
  const migrator = migratorOf(db);
  for (let tries = 1; ; tries += 1) {
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error === undefined) return;
    const later = upTo === undefined ? await laterMigrations(db) : [];
    if (later.length > 0)
      return log?.warn({ later }, 'The tables are those of a later version, and are used as they are');
    if (!isInUse(error) || tries === mostTries) throw error;
    log?.warn({ tries }, 'A table is in use, and is brought up to date when it is not');
    await wait(apart);
  }
}

/** The newest that has run here; undefined: this is no database of Spaceline yet. */
export async function lastMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return undefined;
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? undefined;
}
