import { starterDecks } from '@spaceline/decks';
import type { Update } from '@spaceline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { seatTwo } from './pair.ts';
import { SocketClient } from './socket-client.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
let node: TestNode;
beforeAll(async () => {
  node = await startNode({ folder: folder.path }, { idleFor: 100 });
});
afterAll(async () => {
  await node.close();
  folder.remove();
});

const untilItRests = async () => {
  await expect
    .poll(async () => (await fetch(`${node.address}/metrics`)).text(), { timeout: 20_000 })
    .toMatch(/^spaceline_matches_resting 1$/m);
};

const watch = async (match: string, since = -1) => {
  const client = await SocketClient.connect(node.address);
  client.say({ t: 'join', match, since });
  return { client, first: await client.next('update') };
};

/** What somebody is told who comes now, without what was counted since the clocks were looked at. */
const toldNow = async (match: string, token?: string) => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return timeless((await (await fetch(`${node.address}/api/matches/${match}/state`, { headers })).json()) as Update);
};
const timeless = ({ seq, view, decisions, outlook, standing }: Update) => {
  const { elapsed: _, ...clocks } = standing!.clocks!;
  return { seq, view, decisions, outlook, standing: { ...standing, clocks } };
};

const decks = [starterDecks[0]!.deck, starterDecks[1]!.deck] as const;

test('a table at which nothing happens lets go of what it can make again, and all go on from what they had', async () => {
  const clock = { kind: 'game', minutes: 30, increment: 5 } as const;
  const pair = await seatTwo(node.storage, 'resting', { decks, assisted: false, clock });
  await pair.join(node.address);
  await pair.playUntil(({ seq }) => seq >= 12);
  const early = await watch(pair.match);
  await untilItRests();
  const late = await watch(pair.match);
  await untilItRests();
  const before = pair.seq;
  await pair.playUntil(({ seq }) => seq >= before + 2);
  for (const { token, client, update } of pair.persons) {
    expect(timeless(update!)).toEqual(await toldNow(pair.match, token));
    // After the first news, which were whole, differences were enough.
    const [whole, changes] = ['"t":"update"', '"t":"change"'].map((kind) => client!.heard().split(kind).length - 1);
    expect(whole).toBe(changes! + 1);
  }
  for (const { client } of [early, late]) {
    await client.next('update');
    expect(timeless(await client.next('update'))).toEqual(await toldNow(pair.match));
    await client.close();
  }
  await untilItRests();
  // What it does not have at hand any more is read for whoever was away.
  const all = await watch(pair.match);
  const away = await watch(pair.match, 1);
  expect(away.first.events.length).toBeGreaterThan(0);
  expect(all.first.events.slice(-away.first.events.length)).toEqual(away.first.events);
  await Promise.all([all.client.close(), away.client.close(), pair.leave()]);
  expect(node.log).toEqual([]);
});
