// A finished game is played on from the middle, by whoever wants to.
import type { CreatedMatch, MatchFacts } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { codeOf, Person } from './person.ts';
import { concession, Seat } from './seat.ts';

const databases = new Databases();

describe.each(databaseKinds)('playing on on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode((await databases.place(kind, 'copies')).where);
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
  });
  const guest = async (name: string): Promise<Person> => {
    const person = await Person.guest(node.address);
    await person.must('POST', '/api/me/name', { name });
    return person;
  };
  const copy = (person: Person, match: string, asked: object) =>
    person.must<CreatedMatch>('POST', `/api/matches/${match}/copies`, asked);

  test('who plays on sits there under their own name, and finds the game among theirs', async () => {
    const kira = await guest('Kira');
    const made = await kira.must<CreatedMatch>('POST', '/api/matches', { deck: 'federation' });
    const { match } = made;
    const early = { at: 1, seat: 0 };
    const path = `/api/matches/${match}/copies`;
    expect(codeOf(await kira.ask('POST', path, early))).toEqual([409, 'copy/running']);
    const seat = new Seat(made, 'copies');
    await seat.join(node.address);
    await seat.play(4);
    await seat.choose(concession((await seat.answer())!.decision));
    await seat.leave();
    expect(codeOf(await kira.ask('POST', path, { at: seat.seq, seat: 0 }))).toEqual([400, 'copy/over']);

    const odo = await guest('Odo');
    for (const [at, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { match: on, token } = await copy(odo, match, { at: 3, seat: at });
      const { players, over } = await odo.must<MatchFacts>('GET', `/api/matches/${on}`);
      expect(players[at]).toEqual({ name: 'Odo', bot: false });
      expect(players[other].bot).toBe(true);
      expect(over).toBeUndefined();
      expect((await odo.games()).running.find((game) => game.match === on)).toMatchObject({ seat: at });
      expect(await odo.must('GET', `/api/matches/${on}/state`)).toMatchObject({ seer: at });
      const shown = await new Person(node.address).ask('GET', `/api/matches/${on}/state`, undefined, {
        authorization: `Bearer ${token}`,
      });
      expect(shown.body).toMatchObject({ seer: at });
    }
    expect((await kira.games()).running).toEqual([]);
    const stranger = new Person(node.address);
    const { match: nobodys } = await copy(stranger, match, early);
    const { players } = await stranger.must<MatchFacts>('GET', `/api/matches/${nobodys}`);
    expect(players[0]).toEqual({ name: 'Guest', bot: false });
  });
});
