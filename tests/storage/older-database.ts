import type { Storage } from '@spaceline/server';
import { expect } from 'vitest';

const firstColumns = {
  matches: ['id', 'format', 'seed', 'decks', 'seats', 'versions', 'created', 'finished', 'result'],
  match_log: ['match', 'seq', 'choice', 'hash', 'at'],
};
const added = { '0002-house-formats': ['house'], '0003-assisted-tables': ['house', 'assisted'] };

/** Makes the database what it was after one of its first migrations. */
export async function asAfter({ db }: Storage, migration: '0001-matches' | keyof typeof added) {
  const kept = migration === '0001-matches' ? [] : added[migration];
  const tables = await db.introspection.getTables();
  for (const { name } of tables)
    if (!Object.hasOwn(firstColumns, name)) await db.schema.dropTable(name).cascade().execute();
  for (const [table, first] of Object.entries(firstColumns))
    for (const { name } of tables.find((one) => one.name === table)?.columns ?? [])
      if (![...first, ...kept].includes(name)) await db.schema.alterTable(table).dropColumn(name).execute();
  const { numDeletedRows } = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom('kysely_migration')
    .where('name', '>', migration)
    .executeTakeFirst();
  expect(numDeletedRows).toBeGreaterThan(0n);
  // Nor was it noted yet of which clauses a format consisted.
  const matches = await db.selectFrom('matches').select(['id', 'versions']).execute();
  for (const { id, versions } of matches) {
    const { engine, cards } = versions;
    await db
      .updateTable('matches')
      .set({ versions: JSON.stringify({ engine, cards }) })
      .where('id', '=', id)
      .execute();
  }
}
