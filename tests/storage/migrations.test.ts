import { openPool, openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { spaceline } from '../cli/run.ts';
import { databaseKinds, Databases } from './databases.ts';
import { asAfter } from './older-database.ts';
import { builtServer, runProgram } from './program.ts';
import { createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';
import { until } from './session.ts';

const databases = new Databases();

const migrationsOf = ({ db }: Storage) => db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();

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

test('migrations take their time, and while they wait for a table others use it', async () => {
  const { where, env } = await databases.place('PostgreSQL', 'busy');
  const storage = await openStorage(where);
  await asAfter(storage, '0001-matches');
  await storage.close();
  const pool = openPool(env.DATABASE_URL!);
  // One statement takes longer than anybody waits for an answer; and the table is in use before.
  await pool.query(`
    create sequence taken;
    create function take_time() returns event_trigger language plpgsql as
      $$ begin if nextval('taken') = 1 then perform pg_sleep(13); end if; end $$;
    create event trigger slow on ddl_command_start when tag in ('CREATE INDEX') execute function take_time();`);
  const user = await pool.connect();
  await user.query('begin; lock table matches in access share mode');
  const server = startServer(env);
  const waiting = () =>
    until('migrations wait for the table', async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where application_name = 'spaceline tables' and wait_event_type = 'Lock'`,
      );
      return rows.length > 0 ? true : undefined;
    });
  await waiting();
  // Whoever comes behind them waits, but not for as long as the first one goes on.
  expect((await pool.query('select count(*) from matches')).rows).toHaveLength(1);
  await waiting();
  await user.query('commit');
  user.release();
  const { program, address } = await server;
  expect(program.output()).toContain('A table is in use');
  const { rows } = await pool.query('select is_called from taken');
  expect(rows).toEqual([{ is_called: true }]);
  await createMatch(address);
  expect(await program.end('SIGTERM')).toBe(0);
  await pool.end();
});
