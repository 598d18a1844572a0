import type { Company, Said, Update } from '@spaceline/protocol';
import { concession } from '@spaceline/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();

/** Somebody at a table who hears what is said there; what comes in between is passed over. */
class Attendant {
  readonly client: SocketClient;
  readonly match: string;
  readonly said: Said['messages'][number][] = [];
  company: Company | undefined;

  private constructor(client: SocketClient, match: string) {
    this.client = client;
    this.match = match;
  }

  static async attend(person: Person, match: string): Promise<Attendant> {
    const attendant = new Attendant(await SocketClient.connect(person.address, person.cookie), match);
    attendant.client.say({ t: 'join', match, since: -1 });
    attendant.client.say({ t: 'attend', match });
    await attendant.until(({ company }) => company !== undefined);
    return attendant;
  }

  say(words: string) {
    this.client.say({ t: 'say', match: this.match, words });
  }

  words() {
    return this.said.map(({ words }) => words);
  }

  async until(enough: (attendant: Attendant) => boolean): Promise<void> {
    while (!enough(this)) {
      const message = await this.client.next('update', 'said', 'company', 'stir', 'error');
      if (message.t === 'said') this.said.push(...message.messages);
      if (message.t === 'company') this.company = message;
      if (message.t === 'error') throw new Error(message.code);
    }
  }

  /** All that was said before a message that everybody in the room hears. */
  async hears(words: string): Promise<string[]> {
    await this.until(() => this.words().includes(words));
    return this.words();
  }

  leave() {
    return this.client.close();
  }
}

describe.each(databaseKinds)('company at a table on %s', (kind) => {
  let nodes: TestNode[];
  beforeAll(async () => {
    const { where } = await databases.place(kind, 'company');
    const first = await startNode(where);
    // Only a PostgreSQL has several servers.
    nodes = kind === 'PGlite' ? [first, first] : [first, await startNode(where)];
  });
  afterAll(async () => {
    expect(nodes.flatMap(({ log }) => log)).toEqual([]);
    for (const node of new Set(nodes)) await node.close();
  });
  const seated = async () => {
    const [one, two, watcher] = [
      await Person.guest(nodes[0]!.address),
      await Person.guest(nodes[1]!.address),
      await Person.guest(nodes[0]!.address),
    ];
    const { table } = await one.must<{ table: string }>('POST', '/api/tables', { deck: 'federation' });
    const { match = '' } = await two.sit(table);
    return { one, two, watcher, match };
  };

  test('players see who is here and who watches, also on another server', async () => {
    const { one, two, watcher, match } = await seated();
    const first = await Attendant.attend(one, match);
    expect(first.company).toMatchObject({ players: [{ here: true }, { here: false }], watchers: [] });
    const second = await Attendant.attend(two, match);
    await first.until(({ company }) => company!.players[1].here);
    await second.until(({ company }) => company!.players[0].here);
    const third = await Attendant.attend(watcher, match);
    const { name } = (await watcher.me())!;
    await second.until(({ company }) => company!.watchers.some((each) => each.name === name));
    expect(first.company!.players.map(({ claimable }) => claimable)).toEqual([undefined, undefined]);
    await second.leave();
    await first.until(({ company }) => !company!.players[1].here);
    const { since = 0, claimable } = first.company!.players[1];
    expect(since).toBeGreaterThan(Date.now() - 60_000);
    expect(claimable).toBe(since + first.company!.patience);
    await third.leave();
    await first.until(({ company }) => company!.watchers.length === 0);
    await first.leave();
  });

  test('players talk among themselves and watchers among themselves, until the match is over', async () => {
    const { one, two, watcher, match } = await seated();
    const [first, second, third] = [
      await Attendant.attend(one, match),
      await Attendant.attend(two, match),
      await Attendant.attend(watcher, match),
    ];
    first.say('Good   luck!\n');
    expect(await second.hears('Good luck!')).toEqual(['Good luck!']);
    third.say('She holds nothing.');
    expect(await third.hears('She holds nothing.')).toEqual(['She holds nothing.']);
    second.say('Thank you.');
    expect(await first.hears('Thank you.')).toEqual(['Good luck!', 'Thank you.']);
    expect(second.words()).not.toContain('She holds nothing.');
    expect(first.said).toMatchObject([{ seat: 0, room: 'players' }, { seat: 1 }]);
    // Who comes back reads it again; after the end everybody reads everything.
    await first.leave();
    const back = await Attendant.attend(one, match);
    expect(back.words()).toEqual(['Good luck!', 'Thank you.']);
    const { seq } = await one.must<{ seq: number }>('GET', `/api/matches/${match}/state`);
    await one.must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, 0) });
    second.say('Well played.');
    await third.hears('Well played.');
    const late = await Attendant.attend(watcher, match);
    expect(late.words()).toEqual(['Good luck!', 'She holds nothing.', 'Thank you.', 'Well played.']);
    await Promise.all([back, second, third, late].map((each) => each.leave()));
  });

  test('who is muted is not heard, now and later, until they are again', async () => {
    const { one, two, match } = await seated();
    const { person } = (await two.me())!;
    const [first, second] = [await Attendant.attend(one, match), await Attendant.attend(two, match)];
    second.say('Hurry up!');
    await first.hears('Hurry up!');
    await one.must('POST', '/api/me/mutes', { person, muted: true });
    expect(await one.must('GET', `/api/people/${person}`)).toMatchObject({ muted: true });
    second.say('I said hurry!');
    await second.hears('I said hurry!');
    first.say('No.');
    expect(await first.hears('No.')).toEqual(['Hurry up!', 'No.']);
    await first.leave();
    const back = await Attendant.attend(one, match);
    expect(back.words()).toEqual(['No.']);
    await one.must('POST', '/api/me/mutes', { person, muted: false });
    const again = await Attendant.attend(one, match);
    expect(again.words()).toEqual(['Hurry up!', 'I said hurry!', 'No.']);
    await Promise.all([second, back, again].map((each) => each.leave()));
  });

  test('words are reported as they were said, and only by who could read them', async () => {
    const { one, two, watcher, match } = await seated();
    const [first, second] = [await Attendant.attend(one, match), await Attendant.attend(two, match)];
    second.say('Something rude.');
    await first.hears('Something rude.');
    const report = { message: first.said[0]!.id, why: 'That is rude.' };
    const path = `/api/matches/${match}/reports`;
    expect(codeOf(await watcher.ask('POST', path, report))).toEqual([404, 'chat/unknown']);
    expect(codeOf(await one.ask('POST', path, { ...report, why: '' }))).toEqual([400, 'request/malformed']);
    await one.must('POST', path, report);
    const rows = await nodes[0]!.storage.db.selectFrom('reports').selectAll().where('match', '=', match).execute();
    expect(rows).toMatchObject([{ words: 'Something rude.', why: 'That is rude.', about: (await two.me())!.person }]);
    await Promise.all([first, second].map((each) => each.leave()));
  });

  test('who talks over several connections says no more at once than over one', async () => {
    const { one, match } = await seated();
    const places = await Promise.all([1, 2, 3].map(() => Attendant.attend(one, match)));
    for (const [n, place] of places.entries()) for (const each of [1, 2, 3]) place.say(`From ${n}, ${each}`);
    await expect(Promise.race(places.map((place) => place.until(() => false)))).rejects.toThrow('chat/too-many');
    await Promise.all(places.map((place) => place.leave()));
  });

  test('nobody floods a table, speaks without being somebody, or says what cannot be read', async () => {
    const { one, match } = await seated();
    const first = await Attendant.attend(one, match);
    for (let n = 0; n < 9; n += 1) first.say(`Message ${n}`);
    await expect(first.until(() => false)).rejects.toThrow('chat/too-many');
    await first.leave();
    const stranger = await Attendant.attend(new Person(one.address), match);
    stranger.say('Hello');
    await expect(stranger.until(() => false)).rejects.toThrow('people/nobody');
    for (const words of ['', ' \n ', 'x'.repeat(301), 'a\u202eb', 'a\0b']) {
      stranger.say(words);
      await expect(stranger.until(() => false)).rejects.toThrow('message/malformed');
    }
    stranger.client.say({ t: 'say', match: 'elsewhere', words: 'Hello' });
    await expect(stranger.until(() => false)).rejects.toThrow(/people\/nobody|chat\/not-attended/);
    await stranger.leave();
  });

  test('a move in another game, and a table that opens, stir whoever attends', async () => {
    const { one, two, match } = await seated();
    const client = await SocketClient.connect(two.address, two.cookie);
    client.say({ t: 'attend' });
    // Answered in order: from here on it attends.
    client.say({ t: 'ping' });
    while ((await client.next('pong', 'stir')).t !== 'pong') continue;
    await one.must('POST', '/api/tables', { deck: 'federation', public: true });
    let heard = await client.next('stir');
    while (heard.what !== 'lobby') heard = await client.next('stir');
    const { seq } = await one.must<{ seq: number }>('GET', `/api/matches/${match}/state`);
    await one.must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, 0) });
    while (heard.what !== 'games') heard = await client.next('stir');
    await client.close();
  });
});

test('a player around whom many watch is here on every server, and their match cannot be claimed', async () => {
  const { where } = await databases.place('PostgreSQL', 'crowd');
  const first = await startNode(where);
  const guests = (count: number) => Promise.all(Array.from({ length: count }, () => Person.guest(first.address)));
  const players = await guests(2);
  const { table } = await players[0]!.must<{ table: string }>('POST', '/api/tables', { deck: 'federation' });
  const { match = '' } = await players[1]!.sit(table);
  const path = `/api/matches/${match}`;
  const states = await Promise.all(players.map((player) => player.must<Update>('GET', `${path}/state`)));
  const seat = states[0]!.view.deciding[0] === 0 ? 0 : 1;
  const player = await Attendant.attend(players[seat]!, match);
  const crowd = await Promise.all(
    (await guests(150)).map(async ({ address, cookie }) => {
      const client = await SocketClient.connect(address, cookie);
      client.say({ t: 'join', match, since: -1 });
      await client.next('update');
      return client;
    }),
  );
  const second = await startNode(where, { lasts: { absence: 1 } });
  const other = players[1 - seat]!;
  other.address = second.address;
  const waiting = await Attendant.attend(other, match);
  await waiting.until(({ company }) => company!.players[seat].here);
  const { watchers, strangers } = waiting.company!;
  expect(watchers.length).toBeGreaterThan(10);
  expect(watchers.length + strangers).toBe(150);
  const claim = await other.ask('POST', `${path}/acts`, { act: { act: 'claim' } });
  expect(claim).toMatchObject({ status: 409, body: { error: { why: 'the other player is here' } } });
  await Promise.all([...crowd.map((client) => client.close()), player.leave(), waiting.leave()]);
  for (const node of [first, second]) {
    expect(node.log).toEqual([]);
    await node.close();
  }
});
