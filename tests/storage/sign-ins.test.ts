// How long a browser is known, and what ends with it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';
import { SocketClient } from './socket-client.ts';
import { streamWith } from './stream.ts';

const databases = new Databases();
const day = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('browsers on %s', (kind) => {
  let node: TestNode;
  /** Only a PostgreSQL has several servers. */
  let other: TestNode;
  beforeAll(async () => {
    const { where } = await databases.place(kind, 'sign-ins');
    node = await startNode(where);
    other = kind === 'PGlite' ? node : await startNode(where);
  });
  afterAll(async () => {
    expect([...node.log, ...other.log]).toEqual([]);
    for (const one of new Set([node, other])) await one.close();
  });

  test('a browser is known for 180 days after the last visit, and keeps its cookie as long', async () => {
    const person = await Person.guest(node.address);
    const { person: id } = (await person.me())!;
    const away = (days: number) =>
      node.storage.db
        .updateTable('sign_ins')
        .set({ seen: new Date(Date.now() - days * day) })
        .where('person', '=', id)
        .execute();
    const visit = () => fetch(`${node.address}/api/me`, { headers: { cookie: person.cookie } });
    for (let visits = 0; visits < 2; visits += 1) {
      await away(179);
      const back = await visit();
      expect(await back.json()).toMatchObject({ me: { person: id } });
      const cookie = back.headers.get('set-cookie') ?? '';
      expect(cookie).toContain(`${person.cookie}; Path=/; Max-Age=${180 * 24 * 60 * 60}; HttpOnly`);
      const { seen } = await node.storage.db
        .selectFrom('sign_ins')
        .select('seen')
        .where('person', '=', id)
        .executeTakeFirstOrThrow();
      expect(Date.now() - seen.getTime()).toBeLessThan(day);
    }
    await away(181);
    const late = await visit();
    expect(await late.json()).toEqual({});
    expect(late.headers.get('set-cookie')).toBeNull();
  });

  test('who is signed out is told nothing more, on any line to any server; other browsers go on', async () => {
    const name = `Nog ${kind}`;
    const password = 'correct horse';
    const first = await Person.account(node.address, name, password);
    const { match } = await first.must<{ match: string }>('POST', '/api/matches', { deck: 'federation' });
    const line = async (person: Person, { address }: TestNode) => {
      const client = await SocketClient.connect(address, person.cookie);
      client.say({ t: 'join', match, since: -1 });
      await client.next('update');
      return client;
    };
    const browser = async () => {
      const person = new Person(node.address);
      await person.must('POST', '/api/sign-in', { name, password });
      return person;
    };
    const isHeard = async (client: SocketClient) => {
      client.say({ t: 'ping' });
      // The computer may go on meanwhile.
      while ((await client.any()).t !== 'pong') continue;
    };
    const [second, third] = [await browser(), await browser()];
    const stays = await line(second, other);

    // Signing out ends the lines of one browser.
    const ended = [await line(first, node), await line(first, other)];
    const stream = await streamWith(other.address, match, { cookie: first.cookie });
    await stream.next();
    const afterwards = await line(third, other);
    await first.must('POST', '/api/sign-out');
    for (const client of ended) expect(await client.closed).toBe(1008);
    await expect(stream.next()).rejects.toThrow();
    await isHeard(stays);

    // A new password ends those of all others.
    await second.must('POST', '/api/me/password', { old: password, password: 'another horse' });
    expect(await afterwards.closed).toBe(1008);
    await isHeard(stays);

    // Signing in ends the guest there was in that browser, and deleting ends all.
    const guest = await Person.guest(node.address);
    const guests = await line(guest, other);
    await guest.must('POST', '/api/sign-in', { name, password: 'another horse' });
    expect(await guests.closed).toBe(1008);
    await isHeard(stays);
    await second.must('POST', '/api/me/delete', { password: 'another horse' });
    expect(await stays.closed).toBe(1008);
  });
});
