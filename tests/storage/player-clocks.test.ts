import { starterDecks } from '@spaceline/decks';
import { opponentOf } from '@spaceline/engine';
import type { Player } from '@spaceline/engine';
import { MatchStore, openStorage } from '@spaceline/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from './databases.ts';
import { databaseKinds, Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import type { Pair } from './pair.ts';
import { seatTwo } from './pair.ts';
import { until } from './session.ts';

const databases = new Databases();
const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;
const minutes = (much: number) =>
  ({ decks, assisted: false, clock: { kind: 'game', minutes: much, increment: 5 } }) as const;

const verbs = async (node: TestNode, match: string) =>
  (await new MatchStore(node.storage).log(match, 0)).map(({ choice }) => choice.do);

const ahead = (node: TestNode, match: string) =>
  node.storage.db
    .selectFrom('deadlines')
    .selectAll()
    .where('subject', '=', match)
    .where('kind', '=', 'thinking')
    .where('done', 'is', null)
    .executeTakeFirst();

const asked = (pair: Pair): Player => pair.persons.find((person) => person.asked)!.player;
const clocksOf = (pair: Pair) => pair.persons[0].update!.standing!.clocks!;

/** Plays until one player alone is asked. */
const playOn = (pair: Pair, choices: number) => {
  const from = pair.seq;
  return pair.playUntil(() => pair.seq >= from + choices && pair.persons[0].view.deciding.length === 1);
};

describe.each(databaseKinds)('the time to think on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await databases.place(kind, 'thinking');
  });

  test('runs for whoever is asked, is told to everybody, and runs out as a choice of its own', async () => {
    const node = await startNode(place.where);
    const pair = await seatTwo(node.storage, `out${kind.toLowerCase()}`, minutes(0.02));
    await pair.join(node.address);
    await playOn(pair, 4);
    const loser = asked(pair);
    const clocks = clocksOf(pair);
    expect(clocks.running).toEqual([loser]);
    expect(clocks).toEqual({ ...pair.persons[1].update!.standing!.clocks, elapsed: expect.any(Number) });
    expect(Math.round((await ahead(node, pair.match))!.ends.getTime() / 10)).toBe(
      Math.round((clocks.now + clocks.left[loser] + clocks.free) / 10),
    );
    for (const person of pair.persons) person.take(await person.socket().next('update'));
    expect(pair.persons[0].update!.over).toEqual({ winner: opponentOf(loser), reason: 'clock' });
    expect((await verbs(node, pair.match)).filter((verb) => verb === 'run out of time')).toHaveLength(1);
    expect(await ahead(node, pair.match)).toBeUndefined();
    await pair.leave();
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('goes on while there is no server, and ends the match when there is one again', async () => {
    let node = await startNode(place.where);
    const pair = await seatTwo(node.storage, `gone${kind.toLowerCase()}`, minutes(10));
    await pair.join(node.address);
    await playOn(pair, 3);
    const loser = asked(pair);
    await pair.leave();
    await node.close();
    const storage = await openStorage(place.where);
    // Ten minutes and a little have passed meanwhile.
    const past = Date.now() - 604_000;
    await storage.db
      .updateTable('deadlines')
      .set({ ends: new Date(Date.now() - 1_000) })
      .where('subject', '=', pair.match)
      .execute();
    const [last] = (await new MatchStore(storage).log(pair.match, 0)).slice(-1);
    await storage.db
      .updateTable('match_log')
      .set({ clocks: JSON.stringify({ ...last!.clocks, now: past }) } as never)
      .where('match', '=', pair.match)
      .where('seq', '=', last!.seq)
      .execute();
    await storage.close();
    node = await startNode(place.where);
    await until('the end', async () =>
      (await verbs(node, pair.match)).includes('run out of time') ? true : undefined,
    );
    await pair.join(node.address);
    expect(pair.persons[0].update!.over).toEqual({ winner: opponentOf(loser), reason: 'clock' });
    await pair.leave();
    await node.close();
  });

  test('stands still by consent, also when somebody moves or leaves, and goes on when both are there', async () => {
    const node = await startNode(place.where);
    const pair = await seatTwo(node.storage, `pause${kind.toLowerCase()}`, minutes(10));
    await pair.join(node.address);
    await playOn(pair, 2);
    const me = asked(pair);
    expect(await pair.act(me, { act: 'go on' })).toMatchObject({ code: 'table/not-paused' });
    expect(await pair.act(me, { act: 'ask', request: { what: 'pause' } })).toBeUndefined();
    const { waiting } = pair.persons[0].update!.standing!;
    expect(await pair.act(opponentOf(me), { act: 'grant', asked: waiting!.asked })).toBeUndefined();
    expect(pair.persons[0].update!.standing).toMatchObject({ paused: true, clocks: { running: [] } });
    expect(await ahead(node, pair.match)).toBeUndefined();
    // Whoever moves has no advantage over the other, who is not looking.
    await playOn(pair, 1);
    expect(pair.persons[me].update!.standing).toMatchObject({ paused: true, clocks: { running: [] } });
    await pair.persons[opponentOf(me)].client!.close();
    await until('that nobody is there', async () =>
      (await pair.act(me, { act: 'go on' }))?.code === 'table/alone' ? true : undefined,
    );
    expect((await pair.act(me, { act: 'claim' }))?.why).toMatch(/paused|not the other player/);
    await pair.leave();
    await pair.join(node.address);
    expect(await pair.act(me, { act: 'go on' })).toBeUndefined();
    expect(clocksOf(pair).running).toEqual([asked(pair)]);
    expect(pair.persons[me].update!.standing!.paused).toBeUndefined();
    expect(await ahead(node, pair.match)).toBeDefined();
    await pair.leave();
    expect(node.log).toEqual([]);
    await node.close();
  });
});

test('a clock goes on at another node, which ends the match when the first is gone', async () => {
  const url = await databases.postgres.database();
  const [one, two] = await Promise.all([startNode({ url }), startNode({ url })]);
  const pair = await seatTwo(one.storage, 'twonodes', minutes(0.02));
  await pair.join(one.address, two.address);
  await playOn(pair, 3);
  const before = clocksOf(pair);
  await pair.persons[0].client!.close();
  await one.close();
  const other = pair.persons[1];
  other.take(await other.socket().next('update'));
  expect(other.update!.over).toMatchObject({ reason: 'clock' });
  expect(before.running).toHaveLength(1);
  await pair.leave();
  await two.close();
});

test('whoever waits for somebody who left may claim the match, after a while and not before', async () => {
  const url = await databases.postgres.database();
  const node = await startNode({ url }, { lasts: { absence: 1 } });
  const pair = await seatTwo(node.storage, 'claimed', { decks, assisted: false });
  await pair.join(node.address);
  await playOn(pair, 3);
  const loser = asked(pair);
  const winner = opponentOf(loser);
  expect(await pair.act(loser, { act: 'claim' })).toMatchObject({ code: 'table/no-claim' });
  expect((await pair.act(winner, { act: 'claim' }))?.why).toBe('the other player is here');
  await pair.persons[loser].client!.close();
  const socket = pair.persons[winner].socket();
  const over = await until('the end', async () => {
    socket.say({ t: 'act', match: pair.match, act: { act: 'claim' } });
    const told = await socket.next('update', 'error');
    if (told.t === 'update') return told.over;
    expect(told.why).toMatch(/away; it can be claimed in 1 second|is here/);
    return undefined;
  });
  expect(over).toEqual({ winner, reason: 'absence' });
  expect((await verbs(node, pair.match)).at(-1)).toBe('stay away');
  await pair.leave();
  await node.close();
});
