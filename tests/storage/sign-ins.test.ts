// How long a browser is known, and what ends with it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases, databaseKinds } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { Person } from './person.ts';

const databases = new Databases();
const day = 24 * 60 * 60 * 1000;

describe.each(databaseKinds)('browsers on %s', (kind) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await startNode((await databases.place(kind, 'sign-ins')).where);
  });
  afterAll(async () => {
    expect(node.log).toEqual([]);
    await node.close();
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
});
