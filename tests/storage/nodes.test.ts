import type { Choice } from '@spaceline/engine';
import { readReplay } from '@spaceline/protocol';
import type { Update } from '@spaceline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { relayTo } from './relay.ts';
import { concession, createMatch, Seat } from './seat.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();
let url: string;
let nodes: TestNode[];
beforeAll(async () => {
  url = await databases.postgres.database();
  nodes = await Promise.all([startNode({ url }), startNode({ url })]);
});
afterAll(() => Promise.all(nodes.map((node) => node.close())));

const [one, two] = [0, 1].map((i) => () => nodes[i]!.address) as [() => string, () => string];

const post = async (address: string, seat: Seat, choice: Choice) => {
  const response = await fetch(`${address}/api/matches/${seat.match}/choices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${seat.token}` },
    body: JSON.stringify({ choice }),
  });
  return { status: response.status, body: (await response.json()) as Update };
};

const stateAt = async (address: string, seat: Seat) => {
  const response = await fetch(`${address}/api/matches/${seat.match}/state`, {
    headers: { authorization: `Bearer ${seat.token}` },
  });
  return (await response.json()) as Update;
};

test('a match played on two nodes in turns is one match', async () => {
  const seat = new Seat(await createMatch(one()), 'in turns');
  for (let round = 0; round < 12 && !seat.over; round += 1) {
    await seat.join(round % 2 === 0 ? one() : two());
    await seat.play(4);
    await seat.leave();
  }
  expect(seat.acknowledged.size).toBeGreaterThan(20);
  await seat.join(one());
  await seat.answer();
  expect(await stateAt(two(), seat)).toEqual(await stateAt(one(), seat));
  await seat.leave();
});

test('a choice made at one node is seen at the other', async () => {
  const seat = new Seat(await createMatch(one()), 'followed');
  const watcher = await SocketClient.connect(two());
  watcher.say({ t: 'join', match: seat.match, since: -1 });
  let seen = await watcher.next('update');
  const events = [...seen.events];
  await seat.join(one());
  await seat.play(10);
  await seat.answer();
  while (seen.seq < seat.seq) {
    const next = await watcher.next('update');
    expect(next.since).toBe(seen.seq);
    expect(next.decisions).toEqual([]);
    seen = next;
    events.push(...seen.events);
  }
  // The spectator heard of every happening the player heard of, as far as it may be seen.
  expect(events.map(({ e }) => e)).toEqual(seat.events.map(({ e }) => e));
  await watcher.close();
  await seat.leave();
});

test('a node whose line for news goes dead without a word finds out, and makes up for what it missed', async () => {
  const relay = await relayTo(url);
  const deaf = await startNode({ url: relay.url });
  const seat = new Seat(await createMatch(one()), 'deaf');
  const watcher = await SocketClient.connect(deaf.address);
  watcher.say({ t: 'join', match: seat.match, since: -1 });
  let { seq } = await watcher.next('update');
  relay.pause('spaceline notes');
  await seat.join(one());
  await seat.play(5);
  await seat.answer();
  while (seq < seat.seq) ({ seq } = await watcher.next('update'));
  await watcher.close();
  await seat.leave();
  await deaf.close();
  await relay.close();
});

test('of two answers to one question, given at two nodes at once, exactly one is taken', async () => {
  const seat = new Seat(await createMatch(one()), 'contested');
  for (let round = 0; round < 15; round += 1) {
    await seat.join(one());
    const choice = await seat.answer();
    await seat.leave();
    if (!choice) break;
    const answers = await Promise.all([one(), two(), one(), two()].map((address) => post(address, seat, choice)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  }
});

test('when the database is gone for a while, players go on afterwards where they were', async () => {
  const seat = new Seat(await createMatch(one()), 'gone');
  await seat.join(one());
  await seat.play(5);
  const choice = await seat.answer();
  await databases.postgres.crash();
  // The connection to the client survived; its choice, or a later attempt, is taken.
  for (let tries = 0; ; tries += 1) {
    const { status } = await post(one(), seat, choice!);
    if (status === 200) break;
    expect(status).toBe(500);
    expect(tries).toBeLessThan(20);
  }
  expect((await stateAt(two(), seat)).seq).toBeGreaterThan(choice!.decision);
  await seat.leave();
});

test('a finished match gives its replay from any node', async () => {
  const seat = new Seat(await createMatch(one(), { name: 'Wesley' }), 'finished');
  await seat.join(one());
  await seat.play(3);
  const choice = await seat.answer();
  const running = await fetch(`${two()}/api/matches/${seat.match}`);
  expect(await running.json()).toMatchObject({ players: [{ name: 'Wesley', bot: false }, { bot: true }] });
  await seat.choose(concession(choice!.decision));
  expect(seat.over).toEqual({ winner: 1, reason: 'conceded' });
  for (const address of [one(), two()])
    expect(await post(address, seat, choice!)).toMatchObject({
      status: 409,
      body: { refusal: { code: 'refused/game-over' } },
    });
  const replays = await Promise.all(
    [one(), two()].map(async (address) => (await fetch(`${address}/api/matches/${seat.match}/replay`)).text()),
  );
  expect(replays[0]).toBe(replays[1]);
  expect(readReplay(replays[0]!)).toMatchObject({ ok: true });
  const facts = await (await fetch(`${two()}/api/matches/${seat.match}`)).json();
  expect(facts).toMatchObject({ over: { winner: 1, reason: 'conceded' }, finished: expect.any(String) });
  await seat.leave();
});
