import { choose } from '@spaceline/engine';
import type { Company, OpenTableFacts, Profile, Update } from '@spaceline/protocol';
import { openTableFactsSchema } from '@spaceline/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from './databases.ts';
import { databaseKinds, Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';
import { until } from './session.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();
const clock = { kind: 'game', minutes: 10, increment: 0 } as const;

/** A host opens a table and leaves; somebody sits down. */
async function seated(host: Person, other: Person, terms: object = {}): Promise<string> {
  const { table }: OpenTableFacts = openTableFactsSchema.parse(
    await host.must('POST', '/api/tables', { format: 'otf', clock, ...terms }),
  );
  const { match = '' } = await other.sit(table);
  return match;
}

/** The same with boxes, from which both build. */
async function built(host: Person, other: Person): Promise<string> {
  const { table } = await host.must<OpenTableFacts>('POST', '/api/tables', { sealed: true });
  const { sealed = '' } = await other.sit(table);
  let match = '';
  for (const person of [host, other]) {
    await person.must('POST', `/api/sealed/${sealed}/open`);
    const { deck } = await person.must<{ deck: object }>('POST', `/api/sealed/${sealed}/suggest`, {});
    const { body } = await person.ask('POST', `/api/sealed/${sealed}/ready`, { deck });
    match = (body as { match?: string }).match ?? '';
  }
  return match;
}

const state = (person: Person, match: string) => person.must<Update>('GET', `/api/matches/${match}/state`);
const claims = async (person: Person, match: string, act = 'claim') =>
  codeOf(await person.ask('POST', `/api/matches/${match}/acts`, { act: { act } }));

const deadlinesOf = async ({ storage }: TestNode, match: string) => {
  const rows = await storage.db
    .selectFrom('deadlines')
    .select('kind')
    .where('subject', '=', match)
    .where('done', 'is', null)
    .execute();
  return rows.map(({ kind }) => kind).toSorted();
};

describe.each(databaseKinds)('a match of two who sat down at a table, on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await databases.place(kind, 'coming');
  });
  const account = (node: TestNode, name: string) => Person.account(node.address, `${name} ${kind}`);

  test('begins when both are there: until then no clock runs and nothing can be claimed', async () => {
    let node = await startNode(place.where, { lasts: { absence: 0 } });
    const [host, other] = [await account(node, 'Kira'), await account(node, 'Dax')];
    const match = await seated(host, other, { rated: true });
    expect(await deadlinesOf(node, match)).toEqual(['coming']);
    const alone = await state(other, match);
    expect(alone.standing).toMatchObject({ awaited: { players: [0] }, clocks: { running: [] } });
    expect(alone.standing!.awaited!.ends - alone.standing!.awaited!.now).toBeGreaterThan(14 * 60_000);
    expect(await claims(other, match)).toEqual([409, 'table/no-claim']);
    // Who waits does not lose it by a server that stops.
    await node.close();
    node = await startNode(place.where, { lasts: { absence: 0 } });
    for (const person of [host, other]) person.address = node.address;
    expect((await state(other, match)).standing).toMatchObject({ awaited: { players: [0] }, clocks: { running: [] } });
    const both = await state(host, match);
    expect(both.standing!.awaited).toBeUndefined();
    expect(both.standing!.clocks!.running).toEqual(both.view.deciding);
    expect(both.standing!.clocks!.left).toEqual([600_000, 600_000]);
    expect(await deadlinesOf(node, match)).toEqual(['thinking']);
    expect(both.events.slice(-2)).toMatchObject([1, 0].map((player) => ({ e: 'came to the match', player })));
    expect(await claims(host, match, 'cancel')).toEqual([409, 'table/no-cancel']);
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('lapses without a winner if one of them never comes, and counts for nobody', async () => {
    const node = await startNode(place.where, { lasts: { coming: 1 } });
    const [host, other] = [await account(node, 'Odo'), await account(node, 'Quark')];
    const match = await seated(host, other, { rated: true });
    const over = await until('the end', async () => (await state(other, match)).over);
    expect(over).toEqual({ reason: 'lapsed' });
    expect(await deadlinesOf(node, match)).toEqual([]);
    const profile = await host.must<Profile>('GET', `/api/people/${(await host.me())!.person}`);
    expect(profile.ratings).toEqual([]);
    expect(profile.finished).toMatchObject([{ match, over: { reason: 'lapsed' } }]);
    expect((await state(host, match)).over).toEqual({ reason: 'lapsed' });
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('is called off by whoever waits, and by nobody else', async () => {
    const node = await startNode(place.where);
    const [host, other, third] = [await account(node, 'Worf'), await account(node, 'Ezri'), await account(node, 'Nog')];
    const match = await seated(host, other);
    expect(await claims(third, match, 'cancel')).toEqual([401, 'match/no-token']);
    expect(await claims(other, match, 'cancel')).toEqual([200, undefined]);
    expect((await state(other, match)).over).toEqual({ reason: 'lapsed' });
    expect(await claims(other, match, 'cancel')).toEqual([409, 'table/over']);
    await node.close();
  });

  test('goes on when somebody takes something back: both were there, and nobody calls it off', async () => {
    const node = await startNode(place.where);
    const [host, other] = [await account(node, 'Bashir'), await account(node, 'Leeta')];
    const people = [host, other] as const;
    const match = await seated(host, other);
    for (const person of people) await state(person, match);
    const move = async (): Promise<{ readonly mover: Person; readonly to: number }> => {
      for (const mover of people) {
        const [decision] = (await state(mover, match)).decisions;
        if (!decision) continue;
        const choice = { ...choose(decision, decision.options[0]!), cards: [] };
        await mover.must('POST', `/api/matches/${match}/choices`, { choice });
        const way = (await state(mover, match)).standing!.back?.find(({ free }) => free);
        if (way) return { mover, to: way.to };
      }
      return move();
    };
    const { mover, to } = await move();
    const back = await mover.must<Update>('POST', `/api/matches/${match}/acts`, { act: { act: 'take back', to } });
    expect(back.standing).toMatchObject({ backs: 1 });
    expect(back.standing!.awaited).toBeUndefined();
    expect(back.standing!.clocks!.running).toEqual(back.view.deciding);
    expect(await claims(mover, match, 'cancel')).toEqual([409, 'table/no-cancel']);
    expect(node.log).toEqual([]);
    await node.close();
  });

  test('a round of a sealed game begins with it; a match by letters begins at once', async () => {
    const node = await startNode(place.where);
    const [host, other] = [await account(node, 'Jake'), await account(node, 'Rom')];
    const letters = await seated(host, other, { clock: { kind: 'correspondence', days: 1 } });
    expect(await deadlinesOf(node, letters)).toEqual(['thinking']);
    const round = await built(host, other);
    expect(await deadlinesOf(node, round)).toEqual(['coming']);
    expect((await state(host, round)).round).toBeUndefined();
    const { round: runs } = await state(other, round);
    expect(runs!.ends - runs!.now).toBeGreaterThan(29 * 60_000);
    expect(await deadlinesOf(node, round)).toEqual(['round']);
    expect((await state(host, round)).round!.ends).toBe(runs!.ends);
    await node.close();
  });
});

test('one comes at one node and the other at another: who waits is told, and both see the clocks begin', async () => {
  const url = await databases.postgres.database();
  const [one, two] = await Promise.all([startNode({ url }, { lasts: { absence: 0 } }), startNode({ url })]);
  const [host, other] = [await Person.guest(one.address), await Person.guest(one.address)];
  const match = await seated(host, other);
  const waiting = await SocketClient.connect(one.address, other.cookie);
  waiting.say({ t: 'attend', match });
  const companyOf = async (socket: SocketClient): Promise<Company> => {
    const told = await socket.next('company', 'said', 'stir');
    return told.t === 'company' ? told : companyOf(socket);
  };
  expect((await companyOf(waiting)).players[0].claimable).toBeUndefined();
  await waiting.close();
  const [first, second] = [
    await SocketClient.connect(one.address, other.cookie),
    await SocketClient.connect(two.address, host.cookie),
  ];
  first.say({ t: 'join', match, since: -1 });
  expect((await first.next('update')).standing).toMatchObject({ awaited: { players: [0] } });
  second.say({ t: 'join', match, since: -1 });
  const begun = (await second.next('update')).standing;
  expect(begun!.awaited).toBeUndefined();
  const told = (await first.next('update')).standing;
  expect(told!.awaited).toBeUndefined();
  expect(told!.clocks).toEqual({ ...begun!.clocks, elapsed: expect.any(Number) });
  expect(told!.clocks!.running.length).toBeGreaterThan(0);
  await Promise.all([first.close(), second.close()]);
  expect([...one.log, ...two.log]).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});
