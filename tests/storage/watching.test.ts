import { choose, concession, engineVersion } from '@spaceline/engine';
import type { ListedMatch, Update } from '@spaceline/protocol';
import { MatchStore } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';
import { SocketClient } from './socket-client.ts';
import { openStream } from './stream.ts';
import { changeVersions } from './versions.ts';

const databases = new Databases();

describe.each(databaseKinds)('watching on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode((await databases.place(kind, 'watching')).where);
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
  });

  const look = (person: Person, match: string) => person.must<Update>('GET', `/api/matches/${match}/state`);
  const seated = async (watching: unknown, terms: object = {}) => {
    const people = [await Person.guest(node.address), await Person.guest(node.address)] as const;
    const asked = { public: true, watching, ...terms };
    const { table } = await people[0].must<{ table: string }>('POST', '/api/tables', asked);
    const { match = '' } = await people[1].sit(table);
    // Both come, which are two rows of the log.
    for (const person of people) await look(person, match);
    return { people, match };
  };
  /** Whoever is asked takes their first option. */
  const move = async (people: readonly [Person, Person], match: string) => {
    for (const person of people) {
      const { decisions } = await look(person, match);
      const [decision] = decisions;
      if (!decision) continue;
      const option = decision.options[0]!;
      const cards = 'candidates' in option ? [] : [];
      await person.must('POST', `/api/matches/${match}/choices`, { choice: { ...choose(decision, option), cards } });
      return;
    }
    throw new Error('Nobody is asked.');
  };
  /** Time passes in the log of a match. */
  const age = (match: string, minutes: number) =>
    node.storage.db
      .updateTable('match_log')
      .set({ at: new Date(Date.now() - minutes * 60_000) })
      .where('match', '=', match)
      .execute();

  test('players who want nobody to watch are not watched before the end', async () => {
    const { people, match } = await seated('nobody');
    const stranger = new Person(node.address);
    for (const path of ['/state', '', '/stream'].map((way) => `/api/matches/${match}${way}`))
      expect(codeOf(await stranger.ask('GET', path))).toEqual([403, 'match/not-watched']);
    const client = await SocketClient.connect(node.address);
    client.say({ t: 'join', match, since: -1 });
    expect(await client.next('error')).toMatchObject({ code: 'match/not-watched' });
    await client.close();
    expect((await stranger.must<{ watch: ListedMatch[] }>('GET', '/api/lobby')).watch).toEqual([]);
    const { seq } = await look(people[0], match);
    await people[0].must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, 0) });
    expect(await look(stranger, match)).toMatchObject({ seer: 'spectator', over: { winner: 1 } });
  });

  test('a delay is kept on every way to watch, and ends with the match', async () => {
    const { people, match } = await seated(5);
    const stranger = new Person(node.address);
    await move(people, match);
    await move(people, match);
    const now = await look(people[0], match);
    expect(now.seq).toBe(4);
    expect((await look(stranger, match)).seq).toBe(0);
    expect(await stranger.must('GET', `/api/matches/${match}`)).toMatchObject({ seq: 0 });
    const [listed] = (await stranger.must<{ watch: ListedMatch[] }>('GET', '/api/lobby')).watch;
    expect(listed).toMatchObject({ match });
    expect(listed).not.toHaveProperty('stands');
    const client = await SocketClient.connect(node.address);
    client.say({ t: 'join', match, since: -1 });
    expect(await client.next('update')).toMatchObject({ seq: 0, seer: 'spectator' });
    const stream = await openStream(node.address, match);
    expect(await stream.next()).toMatchObject({ seq: 0, seer: 'spectator' });
    await age(match, 6);
    await move(people, match);
    // What is old enough comes by itself, what is not does not.
    expect(await client.next('update')).toMatchObject({ since: 0, seq: 4 });
    expect(await stream.next()).toMatchObject({ since: 0, seq: 4 });
    expect((await look(stranger, match)).seq).toBe(4);
    const { seq } = await look(people[0], match);
    await people[0].must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, 0) });
    expect(await client.next('update')).toMatchObject({ since: 4, over: { winner: 1 } });
    expect(await stream.next()).toMatchObject({ since: 4, over: { winner: 1 } });
    await client.close();
    stream.close();
  });

  test('the clocks of a delayed match stand as they stood then', async () => {
    const clock = { kind: 'game', minutes: 60, increment: 0 };
    const { people, match } = await seated(5, { clock });
    await move(people, match);
    await age(match, 6);
    // The clocks were read as long ago as the rows were written.
    for (const { seq, clocks } of await new MatchStore(node.storage).log(match, 0))
      await node.storage.db
        .updateTable('match_log')
        .set({ clocks: JSON.stringify({ ...clocks, now: clocks!.now - 6 * 60_000 }) } as never)
        .where('match', '=', match)
        .where('seq', '=', seq)
        .execute();
    const { standing } = await look(new Person(node.address), match);
    expect(standing!.clocks!.elapsed).toBeGreaterThanOrEqual(60_000);
    expect(standing!.clocks!.elapsed).toBeLessThan(5 * 60_000);
  });

  test('who watches attends no match that nobody may watch, and learns of a delayed one neither when something was done nor that it was', async () => {
    const alone = await seated('nobody');
    const late = await seated(5);
    const open = await seated(0);
    const stranger = await Person.guest(node.address);
    const client = await SocketClient.connect(node.address, stranger.cookie);
    client.say({ t: 'attend', match: alone.match });
    expect(await client.next('error', 'company')).toMatchObject({ t: 'error', code: 'match/not-watched' });
    const player = await SocketClient.connect(node.address, late.people[0].cookie);
    player.say({ t: 'attend', match: late.match });
    await player.next('said');
    expect((await player.next('company')).players[1]).toHaveProperty('claimable');
    client.say({ t: 'attend', match: late.match });
    await client.next('said');
    const { players } = await client.next('company');
    for (const told of players) expect(Object.keys(told).toSorted()).toEqual(['here', 'person']);
    const listed = async () =>
      (await stranger.must<{ watch: ListedMatch[] }>('GET', '/api/lobby')).watch
        .map(({ match }) => match)
        .filter((match) => match === late.match || match === open.match);
    await move(open.people, open.match);
    await move(late.people, late.match);
    expect(await listed()).toEqual([open.match, late.match]);
    await client.close();
    await player.close();
  });

  test('a delay is kept, and nobody watches, also where a match cannot be computed and is shown as it was recorded', async () => {
    const late = await seated(5);
    const alone = await seated('nobody');
    await move(late.people, late.match);
    await move(late.people, late.match);
    await age(late.match, 6);
    await move(late.people, late.match);
    for (const { match } of [late, alone])
      await changeVersions(node.storage, match, (now) => ({ ...now, engine: '1' }));
    // A server that has just been started with other rules.
    const other = await startNode({ storage: node.storage });
    const stranger = new Person(other.address);
    for (const way of ['/state', '', '/stream'])
      expect(codeOf(await stranger.ask('GET', `/api/matches/${alone.match}${way}`))).toEqual([
        403,
        'match/not-watched',
      ]);
    const { people, match } = late;
    expect(await stranger.must('GET', `/api/matches/${match}`)).toMatchObject({ seq: 4, recorded: {} });
    expect(await stranger.must('GET', `/api/matches/${match}/state`)).toMatchObject({ t: 'recorded', seq: 4 });
    const stream = await openStream(other.address, match);
    const client = await SocketClient.connect(other.address);
    client.say({ t: 'join', match, since: -1 });
    for (const told of [await stream.next(), await client.next('recorded')]) {
      expect(told).toMatchObject({ t: 'recorded', seq: 4, seer: 'spectator' });
      expect(told).not.toHaveProperty('over');
    }
    // A server with its rules plays on; what is old enough comes by itself.
    await changeVersions(node.storage, match, (now) => ({ ...now, engine: engineVersion }));
    await age(match, 6);
    await move(people, match);
    for (const told of [await stream.next(), await client.next('recorded')])
      expect(told).toMatchObject({ since: 4, seq: 5 });
    const { seq } = await look(people[0], match);
    await people[0].must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, 0) });
    for (const told of [await stream.next(), await client.next('recorded')])
      expect(told).toMatchObject({ since: 5, seq: 7, over: { winner: 1 } });
    stream.close();
    await client.close();
    expect(other.log).toEqual([]);
    await other.close();
  });

  test('opening a delayed match counts as a history, and it is not opened anew for each who looks', async () => {
    const [quiet, lively] = [await seated(5), await seated(5)];
    await move(quiet.people, quiet.match);
    await age(quiet.match, 6);
    const other = await startNode({ storage: node.storage }, { trustProxy: 1 });
    const stranger = new Person(other.address);
    const lookFrom = (ip: string, match: string, since = 1) =>
      stranger.ask('GET', `/api/matches/${match}/state?since=${since}`, undefined, { 'x-forwarded-for': ip });
    const [greedy, modest] = ['203.0.113.7', '198.51.100.1'];
    // Nothing of a match that is only shown is at hand.
    const far = await seated(0);
    await move(far.people, far.match);
    await changeVersions(node.storage, far.match, (now) => ({ ...now, engine: '1' }));
    const looks = Array.from({ length: 300 }, () => lookFrom(greedy, far.match, -1));
    await Promise.any(looks.map(async (answer) => expect((await answer).status).toBe(429)));
    expect(codeOf(await lookFrom(greedy, quiet.match))).toEqual([429, 'request/too-many']);
    expect((await lookFrom(modest, quiet.match)).status).toBe(200);
    expect(await lookFrom(greedy, quiet.match)).toMatchObject({ status: 200, body: { t: 'update', seq: 3 } });
    // After its time has come to be looked at again, as it comes to one that is followed, it is still the same.
    const client = await SocketClient.connect(other.address);
    client.say({ t: 'join', match: lively.match, since: -1 });
    await client.next('update');
    await move(lively.people, lively.match);
    await age(lively.match, 6);
    await client.next('update');
    await node.storage.db.updateTable('match_log').set({ hash: 'another' }).where('match', '=', quiet.match).execute();
    expect(await lookFrom(greedy, quiet.match)).toMatchObject({ status: 200, body: { t: 'update', seq: 3 } });
    await Promise.all(looks);
    await client.close();
    await other.close();
  });
});
