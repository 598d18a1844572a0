import { openPool, optionsFrom } from '@spaceline/server';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { relayTo } from './relay.ts';
import { concession, createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';
import { until } from './session.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();
let node: TestNode;
let run: (statement: string) => Promise<unknown>;
let end: () => Promise<void>;
beforeAll(async () => {
  const url = await databases.postgres.database();
  const pool = openPool(url);
  run = (statement) => pool.query(statement);
  end = () => pool.end();
  const perAddress = { requests: 1_000_000, matches: 60, messages: 20 };
  node = await startNode({ url }, { keptTables: 3, trustProxy: 1, requestTimeout: 1_000, perAddress });
});
afterAll(async () => {
  await node.close();
  await end();
});

/** Nothing can be stored in a table, or nothing of this kind; what is there can be read. */
const fillDisk = async (table: string, when = 'true') => {
  await run(`create or replace function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device'; end $$`);
  await run(
    `create trigger disk_full before insert on ${table} for each row when (${when}) execute function full_disk()`,
  );
  return () => run(`drop trigger disk_full on ${table}`);
};

/** Of another address each time, as the balancer in front says it. */
let addresses = 0;
const fromElsewhere = () => ({ 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses++ & 255}` });
const create = (headers: Record<string, string> = fromElsewhere()) =>
  fetch(`${node.address}/api/matches`, { method: 'POST', headers });
const code = async (response: Response) => [response.status, ((await response.json()) as Answer).error.code];
type Answer = { readonly error: { readonly code: string } };

test('with more followed tables than are kept, unknown ids are nobody else’s failure, and followers hear everything', async () => {
  const seats = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => new Seat(await createMatch(node.address), `crowded ${i}`)),
  );
  const watchers = await Promise.all(
    seats.map(async ({ match }) => {
      const watcher = await SocketClient.connect(node.address);
      watcher.say({ t: 'join', match, since: -1 });
      await watcher.next('update');
      return watcher;
    }),
  );
  const asked = await Promise.all(
    Array.from({ length: 60 }, (_, i) => {
      const id = i % 2 === 0 ? seats[i % seats.length]!.match : `unknown${i}`;
      return fetch(`${node.address}/api/matches/${id}`);
    }),
  );
  expect(asked.map(({ status }) => status)).toEqual(asked.map((_, i) => (i % 2 === 0 ? 200 : 404)));
  for (const [i, seat] of seats.entries()) {
    await seat.join(node.address);
    await seat.play(2);
    await seat.answer();
    let seen = -1;
    while (seen < seat.seq) seen = (await watchers[i]!.next('update')).seq;
    expect(seen).toBe(seat.seq);
    await seat.leave();
  }
  await Promise.all(watchers.map((watcher) => watcher.close()));
});

test('a computer whose choice could not be stored makes it when it can be', async () => {
  const seat = new Seat(await createMatch(node.address), 'full disk');
  await seat.join(node.address);
  await seat.play(2);
  const choice = (await seat.answer())!;
  const makeRoom = await fillDisk('match_log', "(new.choice->>'player')::int = 1");
  await seat.choose(choice);
  // Own choices are stored, until the computer is the one to choose; that it could not, is logged.
  while (!node.log.some((line) => line.includes('A bot could not play'))) {
    const next = seat.asked;
    if (next) await seat.choose((await seat.answer())!);
    else await new Promise((again) => setTimeout(again, 20));
  }
  await makeRoom();
  // Nobody does anything: the computer goes on by itself.
  const own = await seat.answer();
  expect(own ?? seat.over).toBeDefined();
  await seat.leave();
  node.log.length = 0;
});

describe('a balancer in front', () => {
  test('is believed for the address it saw, and not for what a client wrote before', async () => {
    const real = '203.0.113.7';
    const answers = [];
    for (let i = 0; i < 62; i += 1)
      answers.push((await create({ 'x-forwarded-for': `198.51.100.${i}, ${real}` })).status);
    expect(answers.filter((status) => status === 201)).toHaveLength(60);
    expect(answers.slice(60)).toEqual([429, 429]);
    expect((await create()).status).toBe(201);
  });

  test('is counted; anything else keeps the server from starting', () => {
    expect(optionsFrom({}).trustProxy).toBe(0);
    expect(optionsFrom({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    for (const wrong of ['true', '-1', '1.5', '99'])
      expect(() => optionsFrom({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY must be the number of balancers/);
    expect(optionsFrom({ SPACELINE_ORIGINS: 'https://a.example, http://b.example:8080' }).origins).toEqual([
      'https://a.example',
      'http://b.example:8080',
    ]);
    expect(() => optionsFrom({ SPACELINE_ORIGINS: 'a.example' })).toThrow(/SPACELINE_ORIGINS must be addresses/);
    for (const wrong of ['0', '-5', 'long', '1e9'])
      expect(() => optionsFrom({ SPACELINE_ROUND_SECONDS: wrong })).toThrow(/SPACELINE_ROUND_SECONDS must be a number/);
    expect(optionsFrom({ SPACELINE_BUILD_SECONDS: '90' }).lasts).toEqual({ building: 90 });
  });
});

test('pages of other sites change nothing and hear nothing', async () => {
  const own = node.address;
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', 'nonsense']) {
    expect(await code(await create({ ...fromElsewhere(), origin }))).toEqual([403, 'request/origin']);
    const socket = new WebSocket(`${own.replace('http', 'ws')}/ws`, { origin });
    const status = await new Promise((answered) => {
      // The connection is not kept, either.
      socket.on('unexpected-response', (_, response) => {
        response.resume();
        response.on('close', () => answered(response.statusCode));
      });
      socket.on('open', () => answered('open'));
      socket.on('error', () => {});
    });
    expect(status).toBe(403);
    expect((await fetch(`${own}/api/decks`, { headers: { origin } })).status).toBe(200);
  }
  expect((await create({ ...fromElsewhere(), origin: own })).status).toBe(201);
  const socket = new WebSocket(`${own.replace('http', 'ws')}/ws`, { origin: own });
  await new Promise((open) => socket.on('open', open));
  socket.close();
});

test('the sockets of one address share what is read of them, and another address has its own', async () => {
  const { address } = node;
  const [one, two] = [fromElsewhere(), fromElsewhere()];
  const greedy = [await SocketClient.connect(address, '', one), await SocketClient.connect(address, '', one)];
  const other = await SocketClient.connect(address, '', two);
  const readOf = () => greedy.flatMap((client) => client.heard().match(/"pong"/g) ?? []).length;
  for (const client of greedy) for (let n = 0; n < 100; n += 1) client.say({ t: 'ping' });
  other.say({ t: 'ping' });
  await other.next('pong');
  await until('what may be read at once is read', async () => (readOf() >= 60 ? true : undefined));
  expect(readOf()).toBeLessThan(200);
  await Promise.all([...greedy, other].map((client) => client.close()));
});

test('what somebody chose before hanging up is carried out, and nobody waits for the rest', async () => {
  const seat = new Seat(await createMatch(node.address, {}, fromElsewhere()), 'hasty');
  await seat.join(node.address);
  const decision = (await seat.answer())!.decision;
  const client = await SocketClient.connect(node.address, '', fromElsewhere());
  client.say({ t: 'join', match: seat.match, token: seat.token, since: seat.seq });
  await client.next('update');
  for (let n = 0; n < 50; n += 1) client.say({ t: 'ping' });
  client.say({ t: 'choose', match: seat.match, choice: concession(decision) });
  await client.close();
  await until('the concession is carried out', async () => {
    await seat.leave();
    await seat.join(node.address);
    return seat.over;
  });
  await seat.leave();
});

test('what is not there is counted as well', async () => {
  const small = await startNode({ storage: node.storage }, { perAddress: { requests: 5 } });
  const answers: number[] = [];
  for (let n = 0; n < 40; n += 1) answers.push((await fetch(`${small.address}/nothing/${n}`)).status);
  expect(new Set(answers)).toEqual(new Set([404, 429]));
  await small.close();
});

test('a body that does not come is not waited for', async () => {
  const { port } = new URL(node.address);
  const closed = await Promise.all(
    Array.from(
      { length: 10 },
      () =>
        new Promise<string>((done) => {
          const socket = connect(Number(port), '127.0.0.1');
          let heard = '';
          socket.on('data', (text) => (heard += text));
          socket.on('error', () => {});
          socket.on('close', () => done(heard));
          const head = ['POST /api/matches HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
          socket.write([...head, 'Content-Length: 1000', '', '{"na'].join('\r\n'));
        }),
    ),
  );
  for (const heard of closed) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(closed).toHaveLength(10);
});

describe('health', () => {
  /** Asks until the answer is this one: an older one is given again for a moment. */
  const turns = (address: string, status: number) =>
    until(`health ${status}`, async () => {
      const response = await fetch(`${address}/healthz`);
      const answer = response.ok ? [200] : await code(response);
      return answer[0] === status ? answer : undefined;
    });

  test('is bad when the database only reads', async () => {
    expect((await fetch(`${node.address}/healthz`)).status).toBe(200);
    const makeRoom = await fillDisk('pulse');
    expect(await turns(node.address, 503)).toEqual([503, 'server/unready']);
    expect((await fetch(`${node.address}/api/decks`)).status).toBe(200);
    await makeRoom();
    expect(await turns(node.address, 200)).toEqual([200]);
  });

  test('is bad when the database hangs, and the server stops all the same', async () => {
    const relay = await relayTo(await databases.postgres.database());
    const { program, address } = await startServer({ DATABASE_URL: relay.url });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const client = await SocketClient.connect(address);
    relay.pause();
    expect(await turns(address, 503)).toEqual([503, 'server/unready']);
    expect(await program.end('SIGTERM')).toBe(1);
    expect(program.output()).toContain('Spaceline did not stop within 8 seconds');
    expect(await client.closed).toBe(1001);
    await relay.close();
  });
});
