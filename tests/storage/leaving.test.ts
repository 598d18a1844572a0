// Somebody deletes all that is theirs: who stays keeps what they have of it.
import type { Profile } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';

const databases = new Databases();

describe.each(databaseKinds)('leaving for good on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    // No match stays in memory, so that what is stored of it is read.
    node = await startNode((await databases.place(kind, 'leaving')).where, { keptTables: 0 });
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
  });
  const seated = async (host: Person, other: Person, terms: object = {}): Promise<string> => {
    const { table } = await host.must<{ table: string }>('POST', '/api/tables', terms);
    const { match = '' } = await other.sit(table);
    for (const person of [host, other]) await person.must('GET', `/api/matches/${match}/state`);
    return match;
  };
  const leave = (person: Person) => person.must('POST', '/api/me/delete', { password: 'correct horse' });

  test('the games given up by it are rated for those who stay', async () => {
    const [one, two] = [
      await Person.account(node.address, `Gul ${kind}`),
      await Person.account(node.address, `Garak ${kind}`),
    ];
    const matches = [await seated(one, two, { rated: true }), await seated(two, one, { rated: true })];
    await leave(one);
    const { person } = (await two.me())!;
    const { ratings, finished } = await two.must<Profile>('GET', `/api/people/${person}`);
    expect(ratings).toMatchObject([{ games: 2 }]);
    expect(ratings[0]!.rating).toBeGreaterThan(1662);
    expect(finished.map(({ match }) => match).toSorted()).toEqual(matches.toSorted());
  });

  test('a damaged game keeps nobody here, and stays as it is', async () => {
    const [one, two] = [await Person.account(node.address, `Ezri ${kind}`), await Person.guest(node.address)];
    const damaged = await seated(one, two);
    const whole = await seated(one, two);
    const { db } = node.storage;
    await db.deleteFrom('match_log').where('match', '=', damaged).where('seq', '=', 1).execute();
    expect(codeOf(await two.ask('GET', `/api/matches/${damaged}`))).toEqual([500, 'match/damaged']);
    expect(node.log.splice(0)).toEqual([expect.stringContaining('match/damaged')]);
    await leave(one);
    expect(await one.me()).toBeUndefined();
    expect((await two.games()).running.map(({ match }) => match)).toEqual([damaged]);
    expect((await two.games()).finished).toMatchObject([{ match: whole, over: { winner: 1, reason: 'conceded' } }]);
  });
});
