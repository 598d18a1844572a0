import type { MatchFacts, Recorded } from '@spaceline/protocol';
import { readReplay } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import { startNode } from './node.ts';
import type { TestNode } from './node.ts';
import { asAfter } from './older-database.ts';
import { concession, createMatch, Seat } from './seat.ts';
import { SocketClient } from './socket-client.ts';
import { changeVersions } from './versions.ts';

const databases = new Databases();

const get = async <T>({ address }: TestNode, path: string): Promise<T> =>
  (await (await fetch(`${address}/api/matches/${path}`)).json()) as T;

const seated = async ({ address }: TestNode, name: string, choices: number): Promise<Seat> => {
  const seat = new Seat(await createMatch(address, { name }), name);
  await seat.join(address);
  await seat.play(choices);
  await seat.answer();
  return seat;
};

test('a node with other rules follows a match that a node with its own rules plays on', async () => {
  const url = await databases.postgres.database();
  const [own, other] = await Promise.all([startNode({ url }), startNode({ url })]);
  const seat = await seated(own, 'followed', 10);
  // From now on it is another engine's match to whoever opens it.
  await changeVersions(own.storage, seat.match, (now) => ({ ...now, engine: '1' }));
  const watcher = await SocketClient.connect(other.address);
  watcher.say({ t: 'join', match: seat.match, since: -1 });
  let seen = await watcher.next('recorded');
  const names = seen.events.map(({ e }) => e);
  const follow = async () => {
    while (seen.seq < seat.seq) {
      const next = await watcher.next('recorded');
      expect(next.since).toBe(seen.seq);
      seen = next;
      names.push(...seen.events.map(({ e }) => e));
    }
    expect(names).toEqual(seat.events.map(({ e }) => e));
  };
  await seat.play(10);
  const last = await seat.answer();
  await follow();
  expect(seen.problem.what).toBe('The match cannot be played on here');

  await seat.choose(concession(last!.decision));
  await follow();
  expect(seen).toMatchObject({
    over: { winner: 1, reason: 'conceded' },
    problem: { what: 'The match is shown as it was recorded' },
  });
  expect(await get<MatchFacts>(other, seat.match)).toMatchObject({
    over: { winner: 1 },
    finished: expect.any(String),
    recorded: { code: 'match/other-rules' },
  });
  await watcher.close();
  await seat.leave();
  for (const node of [own, other]) expect(node.log).toEqual([]);
  await Promise.all([own.close(), other.close()]);
});

test('a table that others went on with by other rules is told so, and from then on shown', async () => {
  const node = await startNode({ url: await databases.postgres.database() });
  const seat = await seated(node, 'overtaken', 5);
  const choice = (await seat.answer())!;
  const store = new MatchStore(node.storage);
  const events = [{ e: 'mission stolen', player: 1 }];
  await store.append(seat.match, { seq: seat.seq + 1, choice, hash: 'of other rules', events });
  const client = await SocketClient.connect(node.address);
  client.say({ t: 'join', match: seat.match, token: seat.token, since: seat.seq });
  // Whether the note of the append or this came first: nothing is computed from it.
  const first = await client.next('error', 'recorded');
  if (first.t === 'error') {
    expect(first).toMatchObject({ code: 'match/other-rules' });
    client.say({ t: 'join', match: seat.match, token: seat.token, since: seat.seq });
  }
  const shown = first.t === 'recorded' ? first : await client.next('recorded');
  expect(shown).toMatchObject({
    seq: seat.seq + 1,
    events: [{ e: 'mission stolen', player: 1, card: -1, cards: [], names: {} }],
    problem: { why: expect.stringContaining(`another game at choice ${seat.seq + 1}`) },
  });
  await client.close();
  await seat.leave();
  await node.close();
});

test('a match with which these rules cannot cope is shown, and the log of the server says why', async () => {
  const node = await startNode({ url: await databases.postgres.database() });
  const seat = await seated(node, 'broken', 5);
  await seat.leave();
  const [, second] = await new MatchStore(node.storage).log(seat.match, 0);
  const broken = { ...second!.choice, cards: undefined };
  await node.storage.db
    .updateTable('match_log')
    .set({ choice: JSON.stringify(broken) })
    .where('match', '=', seat.match)
    .where('seq', '=', 2)
    .execute();
  const later = await startNode({ storage: node.storage });
  const shown = await get<Recorded>(later, `${seat.match}/state`);
  expect(shown.problem.why).toBe('it was begun with other rules: it cannot be computed again beyond choice 1');
  expect(shown.events.map(({ e }) => e)).toEqual(seat.events.map(({ e }) => e));
  expect(later.log).toEqual([expect.stringMatching(/TypeError.*A match is shown, because it could not be computed/)]);
  await later.close();
  await node.close();
});

describe.each(databaseKinds)('a match from before events were kept, on %s', (kind) => {
  test('goes on, and is shown by other rules as far as it was kept', { timeout: 240_000 }, async () => {
    const { where } = await databases.place(kind, 'before');
    let node = await startNode(where);
    const seat = await seated(node, 'before', 10);
    const early = seat.seq;
    await seat.leave();
    await asAfter(node.storage, '0003-assisted-tables');
    await node.close();

    node = await startNode(where);
    await seat.join(node.address);
    await seat.play(10);
    const last = await seat.answer();
    const late = seat.events.length;
    const kept = await new MatchStore(node.storage).events(seat.match, 0);
    expect(kept.filter(({ events }) => events === null).map(({ seq }) => seq)).toEqual(
      Array.from({ length: early }, (_, i) => i + 1),
    );
    const before = await get<MatchFacts>(node, seat.match);
    expect(before).toMatchObject({ formatName: 'Open', seq: seat.seq });
    expect(before.recorded).toBeUndefined();

    // What nobody kept can still be computed by the same rules; only others cannot tell it.
    await changeVersions(node.storage, seat.match, (now) => ({ ...now, cards: 'of old' }));
    const later = await startNode({ storage: node.storage });
    const shown = await get<Recorded>(later, `${seat.match}/state`);
    expect(shown.problem.why).toBe(
      `it was begun with other rules: some of its cards have other texts here; what came of ${early} of its ${seat.seq} choices was not kept`,
    );
    expect(shown.events.length).toBeGreaterThan(0);
    expect(shown.events.length).toBeLessThan(late);
    expect(shown.events.map(({ e }) => e)).toEqual(seat.events.slice(late - shown.events.length).map(({ e }) => e));

    await seat.choose(concession(last!.decision));
    const read = readReplay(await (await fetch(`${later.address}/api/matches/${seat.match}/replay`)).text());
    if (!read.ok) throw new Error(read.error.why);
    expect(read.replay.cards).toBe('of old');
    expect(read.replay.events?.slice(0, early + 1)).toEqual(Array.from({ length: early + 1 }, () => null));
    expect(read.replay.events?.at(-1)?.map(({ e }) => e)).toContain('conceded');
    await seat.leave();
    await later.close();
    await node.close();
  });
});
