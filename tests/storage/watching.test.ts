import { choose, concession } from '@spaceline/engine';
import type { ListedMatch, Update } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';
import { SocketClient } from './socket-client.ts';

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

  const seated = async (watching: unknown) => {
    const people = [await Person.guest(node.address), await Person.guest(node.address)] as const;
    const { table } = await people[0].must<{ table: string }>('POST', '/api/tables', { public: true, watching });
    const { match = '' } = await people[1].sit(table);
    return { people, match };
  };
  const look = (person: Person, match: string) => person.must<Update>('GET', `/api/matches/${match}/state`);
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
    for (const path of [`/api/matches/${match}/state`, `/api/matches/${match}`])
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
    expect(now.seq).toBe(2);
    expect((await look(stranger, match)).seq).toBe(0);
    expect(await stranger.must('GET', `/api/matches/${match}`)).toMatchObject({ seq: 0 });
    const [listed] = (await stranger.must<{ watch: ListedMatch[] }>('GET', '/api/lobby')).watch;
    expect(listed).toMatchObject({ match });
    expect(listed).not.toHaveProperty('stands');
    const client = await SocketClient.connect(node.address);
    client.say({ t: 'join', match, since: -1 });
    expect(await client.next('update')).toMatchObject({ seq: 0, seer: 'spectator' });
    await age(match, 6);
    await move(people, match);
    // What is old enough comes by itself, what is not does not.
    expect(await client.next('update')).toMatchObject({ since: 0, seq: 2 });
    expect((await look(stranger, match)).seq).toBe(2);
    const { seq } = await look(people[0], match);
    await people[0].must('POST', `/api/matches/${match}/choices`, { choice: concession(seq, 0) });
    expect(await client.next('update')).toMatchObject({ since: 2, over: { winner: 1 } });
    await client.close();
  });
});
