import { serialize, view } from '@spaceline/engine';
import type { Update } from '@spaceline/protocol';
import { openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import type { LongMatch } from './long-match.ts';
import { layLongMatch } from './long-match.ts';
import { startNode } from './node.ts';
import { createMatch } from './seat.ts';
import { until } from './session.ts';
import { SocketClient } from './socket-client.ts';
import { openStream } from './stream.ts';

const databases = new Databases();
const asText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(databaseKinds)('a match of hundreds of choices, on %s', (kind) => {
  let storage: Storage;
  let long: LongMatch;
  const id = 'long';
  beforeAll(async () => {
    storage = await openStorage((await databases.place(kind, 'long')).where);
    long = await layLongMatch(storage, id, 420);
  });
  afterAll(() => storage.close());

  /** What a spectator is told by a server that has just been started. */
  const state = async (since = -1): Promise<Update> => {
    const node = await startNode({ storage });
    const answer = await fetch(`${node.address}/api/matches/${id}/state?since=${since}`);
    const update = (await answer.json()) as Update;
    await node.close();
    expect(node.log).toEqual([]);
    return update;
  };
  const snapshot = () => storage.db.selectFrom('match_snapshots').selectAll().executeTakeFirstOrThrow();
  const change = async (seq: number, row: { choice?: string; events?: string }) => {
    await storage.db
      .updateTable('match_log')
      .set(row as never)
      .where('seq', '=', seq)
      .execute();
  };

  test('is opened from its snapshot, not from its first choice', async () => {
    const first = await state();
    expect(first.view).toEqual(asText(view(long.state, 'spectator')));
    expect(await snapshot()).toMatchObject({ match: id, seq: long.choices, state: serialize(long.state) });
    // A choice that could not be carried out again shows that nobody tries.
    const { choice } = await storage.db
      .selectFrom('match_log')
      .select('choice')
      .where('seq', '=', 5)
      .executeTakeFirstOrThrow();
    await change(5, { choice: JSON.stringify({ ...choice, do: 'attempt' }) });
    expect(await state()).toEqual(first);
    await change(5, { choice: JSON.stringify(choice) });
  });

  test('tells those who come late what was kept, and computes nothing again', async () => {
    const first = await state();
    const { events } = await storage.db
      .selectFrom('match_log')
      .select('events')
      .where('seq', '=', 3)
      .executeTakeFirstOrThrow();
    await change(3, { events: JSON.stringify([{ e: 'turn begun', player: 1, n: 77 }]) });
    const told = (await state()).events.filter(({ n }) => n === 77);
    expect(told).toMatchObject([{ e: 'turn begun', player: 1 }]);
    await change(3, { events: JSON.stringify(events) });
    expect((await state()).events).toEqual(first.events);
    const late = (await state(400)).events;
    expect(late).toEqual(first.events.slice(-late.length));
  });

  test('is computed from the beginning where its snapshot does not fit the log', async () => {
    const first = await state();
    const good = await snapshot();
    const spoilt = [
      good.state.slice(0, -10),
      good.state.replace('"turn":', '"turn":1'),
      '{}',
      JSON.stringify({ ...JSON.parse(good.state), seq: 3 }),
    ];
    for (const text of spoilt) {
      await storage.db.updateTable('match_snapshots').set({ state: text }).execute();
      expect(await state()).toEqual(first);
    }
    await storage.db.updateTable('match_snapshots').set({ state: good.state, seq: 999 }).execute();
    expect(await state()).toEqual(first);
    await storage.db.deleteFrom('match_snapshots').execute();
    expect(await state()).toEqual(first);
  });

  test('sent to the same connection again and again, and in parts, is always the same', async () => {
    const node = await startNode({ storage });
    const { events } = await state();
    const client = await SocketClient.connect(node.address);
    for (const since of [-1, 0, 100, 419, 420, -1]) {
      client.say({ t: 'join', match: id, since });
      const update = await client.next('update');
      expect(update.since).toBe(since);
      expect(update.events).toEqual(update.events.length === 0 ? [] : events.slice(-update.events.length));
      if (since < 0) expect(update.events).toEqual(events);
    }
    await client.close();
    await node.close();
  });
});

test('an address has no more sockets and streams than it may, and others have theirs', async () => {
  const storage = await openStorage({ url: await databases.postgres.database() });
  const node = await startNode({ storage }, { perAddress: { sockets: 2 }, trustProxy: 1 });
  const clients = [await SocketClient.connect(node.address), await SocketClient.connect(node.address)];
  await expect(SocketClient.connect(node.address)).rejects.toThrow('1013');
  const elsewhere = await SocketClient.connect(node.address, undefined, { 'x-forwarded-for': '203.0.113.9' });
  await clients[0]!.close();
  await expect.poll(async () => (await SocketClient.connect(node.address)).close().then(() => 'taken')).toBe('taken');
  await clients[1]!.close();
  // A stream takes the place of a socket, for as long as it is read.
  const { match } = await createMatch(node.address);
  const [one, two] = [await openStream(node.address, match), await openStream(node.address, match)];
  await expect(openStream(node.address, match)).rejects.toThrow(/429.*"stream\/too-many"/);
  await expect(SocketClient.connect(node.address)).rejects.toThrow('1013');
  one.close();
  const again = await until('the place of the stream is free', () =>
    SocketClient.connect(node.address).catch(() => undefined),
  );
  await expect(openStream(node.address, match)).rejects.toThrow('429');
  two.close();
  await Promise.all([elsewhere.close(), again.close()]);
  await node.close();
  await storage.close();
});
