// What a node does by the clock, or because somebody is away, while another node is a moment quicker.
import { starterDecks } from '@spaceline/decks';
import { concession, opponentOf } from '@spaceline/engine';
import type { OpenTableFacts, Update } from '@spaceline/protocol';
import { MatchStore, openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { seatTwo } from './pair.ts';
import { codeOf, Person } from './person.ts';

const databases = new Databases();

/** A storage that hears no news, and before whose next row of a log something happens. */
function slow(storage: Storage) {
  let meanwhile: (() => Promise<unknown>) | undefined;
  const late: Storage = {
    ...storage,
    listen: () => () => {},
    async prepared(statement, values) {
      const first = meanwhile;
      meanwhile = undefined;
      await first?.();
      return storage.prepared(statement, values);
    },
  };
  return { storage: late, before: (what: () => Promise<unknown>) => (meanwhile = what) };
}

/** Two nodes over one database, of which the second is always a moment late. */
async function twoNodes(lasts: { readonly absence?: number } = {}) {
  const url = await databases.postgres.database();
  const quick = await startNode({ url }, { lasts });
  const storage = await openStorage({ url });
  const { storage: late, before } = slow(storage);
  const slowly = await startNode({ storage: late }, { lasts });
  const close = async () => {
    expect([...quick.log, ...slowly.log]).toEqual([]);
    await Promise.all([quick.close(), slowly.close()]);
    await storage.close();
  };
  return { quick, slowly, before, close };
}

test('a match is not called off while the other comes, at another node', async () => {
  const { quick, slowly, before, close } = await twoNodes();
  const [host, other] = [await Person.guest(quick.address), await Person.guest(quick.address)];
  const clock = { kind: 'game', minutes: 10, increment: 0 };
  const { table } = await host.must<OpenTableFacts>('POST', '/api/tables', { format: 'otf', clock });
  const { match = '' } = await other.sit(table);
  const look = (person: Person) => person.must<Update>('GET', `/api/matches/${match}/state`);
  await look(other);
  other.address = slowly.address;
  await look(other);
  before(() => look(host));
  const cancelled = await other.ask('POST', `/api/matches/${match}/acts`, { act: { act: 'cancel' } });
  expect(codeOf(cancelled)).toEqual([409, 'table/no-cancel']);
  const { over, standing } = await look(other);
  expect(over).toBeUndefined();
  expect(standing!.awaited).toBeUndefined();
  await close();
});

const decks = [starterDecks[0].deck, starterDecks[1].deck] as const;

/** Two persons, of whom one alone is asked; neither has a socket any more. */
async function begun(node: TestNode, name: string, changes: Parameters<typeof seatTwo>[2] = {}) {
  const pair = await seatTwo(node.storage, name, { decks, assisted: false, ...changes });
  await pair.join(node.address);
  await pair.playUntil(() => pair.seq >= 3 && pair.persons[0].view.deciding.length === 1);
  await pair.leave();
  const asked = pair.persons.find((person) => person.asked)!;
  const ask = async (address: string, { token }: { readonly token: string }, path: string, body?: object) => {
    const response = await fetch(`${address}/api/matches/${pair.match}${path}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Partial<Update> };
  };
  return {
    pair,
    asked,
    other: pair.persons[opponentOf(asked.player)],
    choice: asked.bot(asked.view, asked.asked!),
    ask,
  };
}

test('a match is not claimed from somebody who moves, at another node', async () => {
  const { quick, slowly, before, close } = await twoNodes({ absence: 0 });
  const { asked, other, choice, ask } = await begun(quick, 'moved');
  before(async () => expect((await ask(quick.address, asked, '/choices', { choice })).status).toBe(200));
  const claimed = await ask(slowly.address, other, '/acts', { act: { act: 'claim' } });
  expect(claimed).toMatchObject({ status: 409, body: { error: { code: 'table/no-claim' } } });
  await close();
});

test('nobody loses by time who has moved in time, at another node', async () => {
  const { quick, slowly, close } = await twoNodes();
  const clock = { kind: 'game', minutes: 10, increment: 0 } as const;
  const { pair, asked, other, choice, ask } = await begun(quick, 'intime', { clock });
  const last = (await new MatchStore(quick.storage).log(pair.match, 0)).at(-1)!;
  const setClocks = (clocks: unknown) =>
    quick.storage.db
      .updateTable('match_log')
      .set({ clocks: JSON.stringify(clocks) } as never)
      .where('match', '=', pair.match)
      .where('seq', '=', last.seq)
      .execute();
  // The slow node has read the clocks when they had almost run out.
  await setClocks({ ...last.clocks, left: [-10_000, -10_000] });
  await ask(slowly.address, other, '/state');
  await setClocks(last.clocks);
  expect((await ask(quick.address, asked, '/choices', { choice })).status).toBe(200);
  const conceded = await ask(slowly.address, other, '/choices', { choice: concession(pair.seq, other.player) });
  expect(conceded.body.over).toEqual({ winner: asked.player, reason: 'conceded' });
  await close();
});
