import type { Choice } from '@spaceline/engine';
import { roundOver } from '@spaceline/engine';
import { MatchStore, openStorage } from '@spaceline/server';
import { readReplay } from '@spaceline/protocol';
import type { Update } from '@spaceline/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import type { Place } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { concession, Seat } from './seat.ts';
import { Session, until } from './session.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();

/** A sealed match just begun. */
async function begun(node: TestNode) {
  const session = await Session.create(node.address);
  await session.open();
  return { session, ...(await session.ready((await session.suggest()).deck)) };
}

const verbs = async (node: TestNode, match: string) =>
  (await new MatchStore(node.storage).log(match, 0)).map(({ choice }) => choice.do);

const open = (node: TestNode, match: string) =>
  node.storage.db.selectFrom('deadlines').selectAll().where('subject', '=', match).where('done', 'is', null).execute();

/** Follows a match until it is over, and gives what was told last. */
async function follow(address: string, match: string, token?: string) {
  const client = await SocketClient.connect(address);
  client.say({ t: 'join', match, since: -1, ...(token === undefined ? {} : { token }) });
  for (;;) {
    const update = await client.next('update');
    if (!update.over) {
      expect(update.round?.ends).toBeGreaterThan(0);
      continue;
    }
    await client.close();
    return update;
  }
}

describe.each(databaseKinds)('WS-5.1: the clock of a round on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await databases.place(kind, 'round');
  });

  test('runs while the match is played, ends it as a choice of its own, and tells everybody', async () => {
    const { where } = place;
    const node = await startNode(where, { lasts: { round: 2 } });
    const { session, match, token } = await begun(node);
    const seat = new Seat({ match, token }, 'round');
    await seat.join(node.address);
    const [seen] = await Promise.all([follow(node.address, match), seat.answer()]);
    expect(seen.over?.reason).toBe('time');
    expect(seen.round).toBeUndefined();
    const made = await verbs(node, match);
    expect(made.filter((verb) => verb === 'end the round')).toHaveLength(1);
    expect(made.at(-1)).toBe('end the round');
    expect(await session.state()).toMatchObject({ phase: 'over', seeds: expect.any(Array) });
    const replay = readReplay(await (await fetch(`${node.address}/api/matches/${match}/replay`)).text());
    expect(replay).toMatchObject({ ok: true });
    expect(await open(node, match)).toEqual([]);
    await seat.leave();
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('ends a round whose time ran out while there was no server; a choice that comes too late is not made', async () => {
    const { where } = place;
    let node = await startNode(where);
    const { match, token } = await begun(node);
    const seat = new Seat({ match, token }, 'late');
    await seat.join(node.address);
    await seat.play(3);
    const choice = await seat.answer();
    await node.close();
    const storage = await openStorage(where);
    const ends = new Date(Date.now() - 60_000);
    // The lease of somebody who died: the clock of this server has to leave it, and the table knows all the same.
    const leased = new Date(Date.now() + 3_600_000);
    await storage.db.updateTable('deadlines').set({ ends, leased }).where('subject', '=', match).execute();
    await storage.close();
    node = await startNode(where);
    const response = await fetch(`${node.address}/api/matches/${match}/choices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ choice }),
    });
    expect([response.status, await response.json()]).toEqual([
      409,
      { refusal: expect.objectContaining({ code: 'refused/game-over' }) },
    ]);
    const made = await verbs(node, match);
    expect(made.filter((verb) => verb === 'end the round')).toHaveLength(1);
    expect(made).toHaveLength(seat.seq + 1);
    expect(await open(node, match)).toEqual([]);
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('stands still in a pause, also while there is no server, and goes on with what was left', async () => {
    const { where } = place;
    let node = await startNode(where);
    const { match, token } = await begun(node);
    const ask = async (path: string, body?: object) => {
      const response = await fetch(`${node.address}/api/matches/${match}${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      });
      return (await response.json()) as Update;
    };
    const left = ({ round }: Update) => round!.ends - round!.now;
    const before = left(await ask('/state'));
    // The computer agrees to every pause.
    const paused = await ask('/acts', { act: { act: 'ask', request: { what: 'pause' } } });
    expect(paused.standing).toMatchObject({ paused: true });
    expect(left(paused)).toBeLessThanOrEqual(before);
    expect(await open(node, match)).toEqual([]);
    // It would have been up while nobody was there.
    await node.storage.db
      .updateTable('deadlines')
      .set({ ends: new Date(0) })
      .where('subject', '=', match)
      .execute();
    await node.close();
    node = await startNode(where);
    const still = await ask('/state');
    expect(still).toMatchObject({ standing: { paused: true } });
    expect(left(still)).toBe(left(paused));
    const on = await ask('/acts', { act: { act: 'go on' } });
    expect(on.over).toBeUndefined();
    expect(left(on)).toBeLessThanOrEqual(left(paused));
    expect(left(on)).toBeGreaterThan(left(paused) - 60_000);
    expect(await open(node, match)).toMatchObject([{ kind: 'round', remaining: null }]);
    expect(await verbs(node, match)).not.toContain('end the round');
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('stops when the match is over before; nobody ends a round but the clock', async () => {
    const { where } = place;
    const node = await startNode(where);
    const { match, token } = await begun(node);
    const seat = new Seat({ match, token }, 'over');
    await seat.join(node.address);
    const { decision } = (await seat.answer())!;
    const post = async (choice: Choice) =>
      fetch(`${node.address}/api/matches/${match}/choices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ choice }),
      });
    const own = await post(roundOver(decision, 0));
    expect([own.status, await own.text()]).toEqual([400, expect.stringContaining('only the clock ends a round')]);
    expect(await open(node, match)).toHaveLength(1);
    expect((await post(concession(decision))).status).toBe(200);
    expect(await open(node, match)).toEqual([]);
    await seat.leave();
    await node.close();
  });
});

test('WS-5.1: of several servers one ends the round, and another takes over what a dead one had taken', async () => {
  const url = await databases.postgres.database();
  const nodes = await Promise.all([1, 2, 3].map(() => startNode({ url }, { lasts: { round: 2 } })));
  const [one, two] = nodes as [TestNode, TestNode];
  const games = await Promise.all(nodes.map((node) => begun(node)));
  for (const [i, { match, token }] of games.entries())
    expect((await follow(nodes[(i + 1) % 3]!.address, match, token)).over?.reason).toBe('time');
  for (const { match } of games)
    expect((await verbs(one, match)).filter((verb) => verb === 'end the round')).toHaveLength(1);

  // Taken by a server that does not exist any more, whose time for it ends soon.
  const { match } = await begun(one);
  const moment = new Date(Date.now() + 500);
  await one.storage.db
    .updateTable('deadlines')
    .set({ ends: new Date(0), leased: moment })
    .where('subject', '=', match)
    .execute();
  await until('the end of the round', async () =>
    (await verbs(two, match)).includes('end the round') ? true : undefined,
  );
  for (const { log } of nodes) expect(log).toEqual([]);
  await Promise.all(nodes.map((node) => node.close()));
});
