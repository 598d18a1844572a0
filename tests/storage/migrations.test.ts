import { openPool, openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { spaceline } from '../cli/run.ts';
import { databaseKinds, Databases } from './databases.ts';
import { asAfter } from './older-database.ts';
import { builtServer, runProgram } from './program.ts';
import { createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';

const databases = new Databases();

const migrationsOf = ({ db }: Storage) =>
  db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();

const namesIn = async (storage: Storage): Promise<readonly string[]> => {
  const rows = await migrationsOf(storage).selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
};

/** What a version that is not written yet leaves behind. */
async function migrateLater(where: Parameters<typeof openStorage>[0], name: string) {
  const storage = await openStorage(where);
  await storage.db.schema.alterTable('matches').addColumn('later', 'integer').execute();
  const timestamp = new Date().toISOString();
  await migrationsOf(storage).insertInto('kysely_migration').values({ name, timestamp }).execute();
  await storage.close();
}

describe('after an update that brought the tables up to date', () => {
  test.each(databaseKinds)('a server of before can be started again on %s', async (kind) => {
    const { where, env } = await databases.place(kind, 'later');
    await migrateLater(where, '9999-later');
    const { program, address } = await startServer(env);
    expect(program.output()).toContain('The tables are those of a later version');
    const seat = new Seat(await createMatch(address), 'later');
    await seat.join(address);
    await seat.play(3);
    await seat.leave();
    expect(await program.end('SIGTERM')).toBe(0);
  });

  test('a worker of before can, too', async () => {
    const { where, env } = await databases.place('PostgreSQL', 'later');
    await migrateLater(where, '9999-later');
    const worker = runProgram(builtServer(), ['work'], env);
    await worker.line('Spaceline is ready to think');
    expect(await worker.end('SIGTERM')).toBe(0);
  });

  test('but not where something is missing in between', async () => {
    const { where, env } = await databases.place('PostgreSQL', 'other');
    await migrateLater(where, '0002-of-somebody-else');
    const program = runProgram(builtServer(), [], { ...env, PORT: '0' });
    expect(await program.exited).toBe(1);
    expect(program.output()).toMatch(/^Spaceline could not start\. .*0002-of-somebody-else/);
  });
});

test('a backup leaves the tables as they are: servers that use them may be of another version', async () => {
  const { where, env } = await databases.place('PostgreSQL', 'older');
  const storage = await openStorage(where);
  await asAfter(storage, '0003-assisted-tables');
  const before = await namesIn(storage);
  expect(await spaceline(['backup', databases.folder('older.backup')], '', env)).toMatchObject({ code: 0, err: '' });
  expect(await namesIn(storage)).toEqual(before);
  await storage.close();
});
