import type { Lobby, OpenTableFacts, Profile, Rematch, Update } from '@spaceline/protocol';
import { lobbySchema, openTableFactsSchema, rematchSchema, sealedStateSchema } from '@spaceline/protocol';
import { concession } from '@spaceline/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';

const databases = new Databases();

const open = async (host: Person, terms: object = {}): Promise<OpenTableFacts> =>
  openTableFactsSchema.parse(await host.must('POST', '/api/tables', { format: 'otf', ...terms }));
const lobbyOf = async (person: Person): Promise<Lobby> => lobbySchema.parse(await person.must('GET', '/api/lobby'));
const state = (person: Person, match: string) => person.must<Update>('GET', `/api/matches/${match}/state`);
const rematch = async (person: Person, method: 'GET' | 'POST', match: string): Promise<Rematch> =>
  rematchSchema.parse(await person.must(method, `/api/matches/${match}/rematch`));

/** Gives up a match, whoever is asked. */
const concede = async (person: Person, match: string) => {
  const { seer, seq } = await state(person, match);
  if (seer === 'spectator') throw new Error('Nobody can concede for others.');
  await person.must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, seer) });
};

describe.each(databaseKinds)('the lobby on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode((await databases.place(kind, 'lobby')).where);
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
  });
  const guest = () => Person.guest(node.address);
  const account = (name: string) => Person.account(node.address, name);

  test('a friend sits down by the link, and both have their seats without a token', async () => {
    const [host, friend, third] = [await guest(), await guest(), await guest()];
    const { table, phase, own } = await open(host);
    expect([phase, own]).toEqual(['waiting', true]);
    // It is private: nobody finds it, and who has the link sees who waits, not with what.
    expect((await lobbyOf(third)).tables).toEqual([]);
    const seen = await friend.must<OpenTableFacts>('GET', `/api/tables/${table}`);
    expect(seen).toMatchObject({ formatName: 'Official Tournament Format', own: false, phase: 'waiting' });
    expect(codeOf(await host.ask('POST', `/api/tables/${table}/sit`, {}))).toEqual([409, 'table/own']);
    const { match = '' } = await friend.sit(table);
    expect(codeOf(await third.ask('POST', `/api/tables/${table}/sit`, {}))).toEqual([409, 'table/taken']);
    expect(await host.must('GET', `/api/tables/${table}`)).toMatchObject({ phase: 'taken', match });
    expect(await third.must('GET', `/api/tables/${table}`)).not.toHaveProperty('match');
    expect([
      (await state(host, match)).seer,
      (await state(friend, match)).seer,
      (await state(third, match)).seer,
    ]).toEqual([0, 1, 'spectator']);
    expect((await host.games()).running).toMatchObject([{ match, seat: 0, seats: [{}, { bot: false, guest: true }] }]);
    expect((await friend.games()).running).toMatchObject([{ match, seat: 1 }]);
    // A card of the host's deck is in no answer that others had.
    const row = await node.storage.db
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', match)
      .executeTakeFirstOrThrow();
    const titles = row.decks[0].draw.map((id) => `"${id}"`);
    for (const title of titles) expect(third.heard.split('"t":"update"')[0]).not.toContain(title);
    expect(friend.heard.split('"t":"update"')[0]).not.toContain('"draw"');
  });

  test('two who sit down at once: one has the chair', async () => {
    const host = await guest();
    const { table } = await open(host, { public: true });
    const others = await Promise.all([guest(), guest(), guest(), guest()]);
    const answers = await Promise.all(others.map((other) => other.ask('POST', `/api/tables/${table}/sit`, {})));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter((answer) => codeOf(answer)[1] === 'table/taken').length).toBe(3);
    expect((await host.games()).running.length).toBe(1);
  });

  test('open tables are found, closed, and given to the computer', async () => {
    const [host, other] = [await guest(), await guest()];
    const mine = async () => (await lobbyOf(other)).tables.filter(({ host: { person } }) => person === id);
    const { person: id } = (await host.me())!;
    const first = await open(host, { public: true, clock: { kind: 'correspondence', days: 2 }, watching: 'nobody' });
    const second = await open(host, { public: true, assisted: true });
    expect(await mine()).toMatchObject([
      { table: first.table, clock: { kind: 'correspondence', days: 2 }, watching: 'nobody', rated: false, own: false },
      { table: second.table, assisted: true },
    ]);
    expect(codeOf(await other.ask('POST', `/api/tables/${first.table}/close`))).toEqual([403, 'table/not-yours']);
    await host.must('POST', `/api/tables/${first.table}/close`);
    expect(codeOf(await other.ask('POST', `/api/tables/${first.table}/sit`, {}))).toEqual([409, 'table/closed']);
    const { match = '' } = await host.must<{ match?: string }>('POST', `/api/tables/${second.table}/computer`);
    expect(await mine()).toEqual([]);
    expect((await host.games()).running).toMatchObject([
      { match, assisted: true, seats: [{ bot: false }, { bot: true }] },
    ]);
  });

  test('what cannot be played or rated is refused before anybody waits', async () => {
    const [host, named] = [await guest(), await account(`Keiko ${kind}`)];
    const refused = async (person: Person, asked: object) => codeOf(await person.ask('POST', '/api/tables', asked));
    expect(await refused(host, { format: 'none' })).toEqual([400, 'format/unknown']);
    expect(await refused(host, { deck: { text: '1 Nothing At All' } })).toEqual([400, 'deck/illegal']);
    expect(await refused(host, { rated: true })).toEqual([403, 'people/guest']);
    expect(await refused(named, { rated: true, assisted: true })).toEqual([400, 'table/not-rated']);
    const house = { text: 'name: Tuesday\nover: otf\n' };
    expect(await refused(named, { rated: true, format: house })).toEqual([400, 'table/not-rated']);
    expect(await refused(new Person(node.address), {})).toEqual([401, 'people/nobody']);
    expect(await refused(host, { clock: { kind: 'game', minutes: -1 } })).toEqual([400, 'request/malformed']);
    const rated = await open(named, { rated: true });
    expect(codeOf(await host.ask('POST', `/api/tables/${rated.table}/sit`, {}))).toEqual([403, 'people/guest']);
    for (let n = 0; n < 10; n += 1) await open(host);
    expect(await refused(host, {})).toEqual([409, 'table/too-many']);
    expect(codeOf(await host.ask('GET', '/api/tables/nowhere'))).toEqual([404, 'table/unknown']);
  });

  test('a rated game counts once for both, in its format; a casual one does not', async () => {
    const [one, two] = [await account(`Miles ${kind}`), await account(`Julian ${kind}`)];
    const profile = async (person: Person) => person.must<Profile>('GET', `/api/people/${(await person.me())!.person}`);
    const casual = await two.sit((await open(one)).table);
    await concede(one, casual.match!);
    expect((await profile(one)).ratings).toEqual([]);
    const { match = '' } = await two.sit((await open(one, { rated: true })).table);
    await concede(one, match);
    for (let again = 0; again < 2; again += 1) {
      expect((await profile(one)).ratings).toMatchObject([
        { format: 'otf', games: 1, provisional: true, rating: 1338 },
      ]);
      expect((await profile(two)).ratings).toMatchObject([
        { format: 'otf', games: 1, provisional: true, rating: 1662 },
      ]);
    }
    expect((await profile(two)).finished).toMatchObject([
      { match, rated: true, over: { winner: 1, reason: 'conceded' } },
      { match: casual.match, rated: false },
    ]);
    const waiting = await open(two, { rated: true, public: true });
    expect(waiting.host.rating).toMatchObject({ rating: 1662, provisional: true });
  });

  test('a rematch is offered by one and taken up by the other, with the same decks', async () => {
    const [one, two, third] = [await guest(), await guest(), await guest()];
    const { match = '' } = await two.sit((await open(one)).table);
    expect(await rematch(one, 'GET', match)).toEqual({ possible: false });
    expect(codeOf(await one.ask('POST', `/api/matches/${match}/rematch`))).toEqual([409, 'table/no-rematch']);
    await concede(two, match);
    expect(await rematch(one, 'GET', match)).toEqual({ possible: true });
    expect(await rematch(third, 'GET', match)).toEqual({ possible: false });
    expect(await rematch(one, 'POST', match)).toEqual({ possible: true, offered: 'you' });
    expect(await rematch(one, 'POST', match)).toEqual({ possible: true, offered: 'you' });
    expect(await rematch(two, 'GET', match)).toEqual({ possible: true, offered: 'them' });
    // The offer is among the tables of the one it is made to, and of nobody else.
    const kept = async (person: Person) => (await lobbyOf(person)).tables.filter((table) => !table.public);
    expect(await kept(two)).toMatchObject([{ own: false, phase: 'waiting' }]);
    expect(await kept(third)).toEqual([]);
    const taken = await rematch(two, 'POST', match);
    expect(taken.match).toBeDefined();
    expect(await rematch(one, 'GET', match)).toMatchObject({ match: taken.match });
    const rows = await node.storage.db
      .selectFrom('matches')
      .select(['id', 'decks'])
      .where('id', 'in', [match, taken.match!])
      .execute();
    expect(rows[0]!.decks).toEqual(rows[1]!.decks);
    expect((await one.games()).running).toMatchObject([{ match: taken.match }]);
  });

  test('two people open their boxes, build and play Warp Speed', async () => {
    const [one, two] = [await guest(), await guest()];
    const { table } = await open(one, { sealed: true, format: undefined });
    const { sealed = '' } = await two.sit(table);
    expect(await one.must('GET', `/api/tables/${table}`)).toMatchObject({ phase: 'taken', sealedSession: sealed });
    const boxes = async (person: Person) => (await person.games()).boxes;
    expect(await boxes(one)).toMatchObject([
      { sealed, other: { name: (await two.me())!.name, bot: false }, ready: false },
    ]);
    expect((await boxes(one))[0]!.deadline).toBeUndefined();
    const decks = [];
    for (const [person, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const opened = sealedStateSchema.parse(await person.must('POST', `/api/sealed/${sealed}/open`));
      expect(opened.other).toEqual({ name: (await other.me())!.name, bot: false });
      decks.push((await person.must<{ deck: object }>('POST', `/api/sealed/${sealed}/suggest`, {})).deck);
    }
    expect(decks[0]).not.toEqual(decks[1]);
    expect(codeOf(await (await guest()).ask('GET', `/api/sealed/${sealed}`))).toEqual([401, 'sealed/no-token']);
    const early = await one.ask('POST', `/api/sealed/${sealed}/ready`, { deck: decks[0] });
    expect(codeOf(early)).toEqual([409, 'sealed/waiting']);
    expect(await boxes(one)).toMatchObject([{ sealed, deadline: expect.any(String), ready: true }]);
    const { match } = await two.must<{ match: string }>('POST', `/api/sealed/${sealed}/ready`, { deck: decks[1] });
    expect([(await state(one, match)).seer, (await state(two, match)).seer]).toEqual([0, 1]);
    expect(await one.games()).toMatchObject({ running: [{ match, format: 'warp-speed' }], boxes: [] });
  });

  test('whoever is ready does not wait for ever for somebody who never opens the box', async () => {
    const [one, two] = [await guest(), await guest()];
    const { table } = await open(one, { sealed: true, format: undefined });
    const { sealed = '' } = await two.sit(table);
    await one.must('POST', `/api/sealed/${sealed}/open`);
    expect((await two.games()).boxes[0]!.deadline).toBeUndefined();
    const { deck } = await one.must<{ deck: object }>('POST', `/api/sealed/${sealed}/suggest`, {});
    await one.ask('POST', `/api/sealed/${sealed}/ready`, { deck });
    const left = Date.parse((await two.games()).boxes[0]!.deadline!) - Date.now();
    expect(left).toBeGreaterThan(25 * 60_000);
    expect(left).toBeLessThan(31 * 60_000);
  });
});
