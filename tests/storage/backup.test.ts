import { openStorage, restoreBackup, writeBackup } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spaceline } from '../cli/run.ts';
import { databaseKinds, Databases } from './databases.ts';
import { startNode } from './node.ts';
import { concession, createMatch, Seat } from './seat.ts';

const databases = new Databases();
const seats = new Map<string, Seat>();
let file = '';
let source: Awaited<ReturnType<typeof databases.place>>;

/** All rows of all tables that are kept, as text. */
async function everything({ db }: Storage): Promise<Record<string, readonly string[]>> {
  const names = ['matches', 'match_log', 'deadlines', 'sealed', 'sealed_seats'] as const;
  const all = names.map(async (name) => {
    const rows = await db.selectFrom(name).selectAll().execute();
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** What every player is told of their match. */
const told = async (address: string, { match, token }: Seat): Promise<unknown> =>
  (await fetch(`${address}/api/matches/${match}/state`, { headers: { authorization: `Bearer ${token}` } })).json();

let before: unknown[] = [];
let rows: Record<string, readonly string[]>;
beforeAll(async () => {
  file = databases.folder('kept.backup');
  source = await databases.place('PGlite', 'source');
  const node = await startNode(source.where);
  for (const name of ['running', 'ended']) {
    const seat = new Seat(await createMatch(node.address, { name: 'Ro „Laren“ \\ \u00e9' }), name);
    seats.set(name, seat);
    await seat.join(node.address);
    await seat.play(8);
    if (name === 'ended') await seat.choose(concession((await seat.answer())!.decision));
    else await seat.answer();
    await seat.leave();
  }
  const sealed = await fetch(`${node.address}/api/sealed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(sealed.status).toBe(201);
  before = await Promise.all([...seats.values()].map((seat) => told(node.address, seat)));
  rows = await everything(node.storage);
  await node.close();
  const made = await spaceline(['backup', file], '', source.env);
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows are in /) as string });
}, 120_000);

afterAll(() => seats.clear());

test.each(databaseKinds)(
  'what was backed up is all there again after restoring it on %s, and is played on',
  async (kind) => {
    const place = await databases.place(kind, `restored-${kind}`);
    const restored = await spaceline(['restore', file], '', place.env);
    expect(restored).toMatchObject({ code: 0, err: '' });
    const node = await startNode(place.where);
    expect(await everything(node.storage)).toEqual(rows);
    expect(rows.match_log!.length).toBeGreaterThan(20);
    expect(await Promise.all([...seats.values()].map((seat) => told(node.address, seat)))).toEqual(before);
    const seat = seats.get('running')!;
    const again = new Seat(seat, 'again');
    await again.join(node.address);
    await again.play(3);
    expect(again.seq).toBeGreaterThan(seat.seq);
    await again.leave();
    await node.close();
  },
);

describe('nothing is overwritten, and nothing is restored by halves', () => {
  const lines = () => gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  const spoilt: readonly (readonly [string, () => string | Buffer, RegExp])[] = [
    ['is cut off', () => readFileSync(file).subarray(0, -200), /cannot be read to its end/],
    ['is no backup', () => gzipSync('{"spaceline":"replay"}\n'), /does not begin like a backup of Spaceline/],
    ['lacks its last lines', () => gzipSync(lines().slice(0, -3).join('\n')), /its end is missing/],
    [
      'lacks a row',
      () => gzipSync([...lines().slice(0, 5), ...lines().slice(6)].join('\n')),
      /it should have \d+ rows, and has \d+/,
    ],
    [
      'is of a later version',
      () =>
        gzipSync(
          [lines()[0]!.replace(/"migration":"[^"]*"/, '"migration":"9999-later"'), ...lines().slice(1)].join('\n'),
        ),
      /later version of Spaceline \(9999-later\)/,
    ],
    [
      'has a table that is not known',
      () => gzipSync(lines().join('\n').replace('{"table":"matches"', '{"table":"pirates"')),
      /knows no table "pirates"/,
    ],
  ];
  test.each(spoilt)('when the file %s', async (name, bytes, why) => {
    const bad = databases.folder(`${name}.backup`);
    writeFileSync(bad, bytes());
    const { where, env } = await databases.place('PostgreSQL', name);
    const { code, err } = await spaceline(['restore', bad], '', env);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(why);
    const storage = await openStorage(where);
    expect(Object.values(await everything(storage)).flat()).toEqual([]);
    await storage.close();
  });

  test('when the database has something already, or the file is there', async () => {
    const { code, err } = await spaceline(['restore', file], '', source.env);
    expect([code, err]).toEqual([1, expect.stringContaining('the database is not empty')]);
    const twice = await spaceline(['backup', file], '', source.env);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('it is not overwritten')]);
    const nowhere = await spaceline(['backup', `${file}2`, '--data', databases.folder('nothing')]);
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('there is no such folder')]);
    const { env } = await databases.place('PostgreSQL', 'empty');
    const empty = await spaceline(['backup', `${file}3`], '', env);
    expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('there is nothing in the database')]);
  });
});

test('a backup is of one moment, while people play on', async () => {
  const storage = await openStorage({ url: await databases.postgres.database() });
  const node = await startNode({ storage });
  const seat = new Seat(await createMatch(node.address), 'meanwhile');
  await seat.join(node.address);
  await seat.play(5);
  const written: string[] = [];
  await writeBackup(storage, async (line) => {
    if (written.length === 2) await seat.play(5);
    written.push(line);
  });
  const choices = written.filter((line) => line.startsWith('{"table":"match_log"')).length;
  expect(choices).toBeGreaterThan(4);
  expect(choices).toBeLessThan(seat.seq);
  await seat.leave();
  const other = await openStorage({ url: await databases.postgres.database() }, { migrated: false });
  expect(await restoreBackup(other, Readable.from(written))).toBe(written.length - 2);
  await other.close();
  await node.close();
  await storage.close();
});

test('whoever writes or reads a backup may take their time', async () => {
  const impatient = async () => `${await databases.postgres.database()}?idle_in_transaction_session_timeout=200`;
  const slowly = () => new Promise((done) => setTimeout(done, 600));
  const storage = await openStorage({ url: await impatient() });
  const node = await startNode({ storage });
  await createMatch(node.address);
  const written: string[] = [];
  await writeBackup(storage, async (line) => {
    if (written.length === 1) await slowly();
    written.push(line);
  });
  await node.close();
  await storage.close();
  const other = await openStorage({ url: await impatient() }, { migrated: false });
  const read = async function* () {
    for (const [at, line] of written.entries()) {
      if (at === 1) await slowly();
      yield line;
    }
  };
  expect(await restoreBackup(other, read())).toBe(written.length - 2);
  await other.close();
});
