import type { Kysely, Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
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
};

/** Brings the database up to date. Safe for several nodes that start at once: the migrator takes an advisory lock. */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((result) => result.migrationName);
}
