import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool, openStorage, ThoughtStore } from '@spaceline/server';
import { readReplay } from '@spaceline/protocol';
import { Databases } from './databases.ts';
import type { Program } from './program.ts';
import { builtServer, runProgram } from './program.ts';
import { concession, createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';
import { until } from './session.ts';

const databases = new Databases();
let url: string;
let server: Awaited<ReturnType<typeof startServer>>;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  url = await databases.postgres.database();
  server = await startServer({ DATABASE_URL: url, SPACELINE_THINKING: 'workers', SPACELINE_THREADS: '1' });
  pool = openPool(url);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await server.program.end('SIGTERM');
});

const startWorker = async (): Promise<Program> => {
  const worker = runProgram(builtServer(), ['work'], { DATABASE_URL: url, SPACELINE_THREADS: '1' });
  await worker.line('Spaceline is ready to think: 1 at once');
  return worker;
};

const sitDown = async (level: string): Promise<Seat> => {
  const seat = new Seat(await createMatch(server.address, { opponent: { level } }), level);
  await seat.join(server.address);
  return seat;
};

/** Ends the match; everything that was promised must be in it. */
const verify = async (seat: Seat) => {
  const choice = seat.over ? undefined : await seat.answer();
  if (choice) await seat.choose(concession(choice.decision));
  await seat.leave();
  const read = readReplay(await (await fetch(`${server.address}/api/matches/${seat.match}/replay`)).text());
  if (!read.ok) throw new Error(read.error.why);
  for (const [seq, made] of seat.acknowledged) expect(read.replay.choices[seq - 1], `choice ${seq}`).toEqual(made);
};

const thoughtHere = () => server.program.output().split('No worker thinks').length - 1;

const count = async (where: string): Promise<number> =>
  Number((await pool.query<{ n: string }>(`select count(*) as n from thoughts where ${where}`)).rows[0]!.n);

test('workers take the questions of computers that play before those of people who want advice', async () => {
  const storage = await openStorage({ url: await databases.postgres.database() });
  const store = new ThoughtStore(storage, 'rules');
  const ask = (job: object) => store.ask(job as never);
  const asked = [await ask({ advice: true }), await ask({}), await ask({ advice: true }), await ask({})];
  const taken: (string | undefined)[] = [];
  for (const _ of asked) taken.push((await store.take())?.id);
  expect(taken).toEqual([1, 3, 0, 2].map((at) => asked[at]));
  await storage.close();
});

test('computers of a server think in a worker, and leave no question behind', { timeout: 120_000 }, async () => {
  const worker = await startWorker();
  const seat = await sitDown('officer');
  await seat.play(10);
  await verify(seat);
  expect(thoughtHere()).toBe(0);
  expect(seat.seq).toBeGreaterThan(seat.acknowledged.size);
  await until('nothing is asked any more', async () => ((await count('true')) === 0 ? true : undefined));
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(worker.output()).not.toContain('"level":50');
});

test('a worker that is killed while it thinks is replaced, and the game goes on', { timeout: 180_000 }, async () => {
  const killed = await startWorker();
  const seat = await sitDown('captain');
  let isPlaying = true;
  const playing = seat.play(12).finally(() => (isPlaying = false));
  // Captains think for a while; the worker dies as soon as it is seen to be at a question.
  const left = await until('a worker thinks', async () => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from thoughts where leased is not null and outcome is null',
    );
    return rows[0]?.id;
  });
  await killed.end('SIGKILL');
  expect(isPlaying).toBe(true);
  expect(await count(`id = ${left} and outcome is null`)).toBe(1);
  const worker = await startWorker();
  await playing;
  expect(seat.acknowledged.size).toBe(12);
  expect(await count(`id = ${left}`)).toBe(0);
  await verify(seat);
  expect(await worker.end('SIGTERM')).toBe(0);
});

test('a server whose workers are all gone thinks itself, and says so', { timeout: 120_000 }, async () => {
  const before = thoughtHere();
  const seat = await sitDown('cadet');
  await seat.play(2);
  await verify(seat);
  expect(thoughtHere()).toBeGreaterThan(before);
});

test('workers need a PostgreSQL, and say so', { timeout: 60_000 }, async () => {
  const words = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
    const program = runProgram(builtServer(), args, { DATABASE_URL: '', PORT: '0', ...env });
    expect(await program.exited).toBe(1);
    return program.output();
  };
  expect(await words(['work'], {})).toContain('DATABASE_URL must say which');
  expect(await words([], { SPACELINE_THINKING: 'workers' })).toContain('needs a PostgreSQL');
  expect(await words([], { SPACELINE_THINKING: 'yes' })).toContain('SPACELINE_THINKING must be here or workers');
});
