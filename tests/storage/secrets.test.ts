import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import type { Choice, LocationId, Option, Refusal } from '@spaceline/engine';
import { choose, locationId, none, option } from '@spaceline/engine';
import type { Update } from '@spaceline/protocol';
import { MatchStore, openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { concession, createMatch, pass, Seat } from './seat.ts';
import { SocketClient } from './socket-client.ts';
import { changeVersions } from './versions.ts';

const databases = new Databases();
let node: TestNode;
let storage: Storage;
beforeAll(async () => {
  const url = await databases.postgres.database();
  node = await startNode({ url });
  storage = await openStorage({ url });
});
afterAll(async () => {
  await storage.close();
  await node.close();
});

const get = async (path: string, token?: string, address = node.address) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return (await fetch(`${address}${path}`, { headers })).text();
};

/** Somebody who has played for a while, and a spectator who was there from the beginning. */
async function watched(name: string) {
  const seat = new Seat(await createMatch(node.address), name);
  const watcher = await SocketClient.connect(node.address);
  watcher.say({ t: 'join', match: seat.match, since: -1 });
  await seat.join(node.address);
  await seat.play(60);
  const last = await seat.answer();
  const leave = async () => {
    await watcher.close();
    await seat.leave();
  };
  return { seat, watcher, last, leave };
}

test('the seed, and whatever else the server keeps to itself, is not sent before the match is over', async () => {
  const { seat, watcher, last, leave } = await watched('secrets');
  const row = await storage.db.selectFrom('matches').selectAll().where('id', '=', seat.match).executeTakeFirstOrThrow();
  const secrets = [row.seed, row.seats[0].tokenHash ?? ''];
  const path = `/api/matches/${seat.match}`;
  const sent = [
    seat.heard(),
    watcher.heard(),
    await get(path),
    await get(`${path}/state`),
    await get(`${path}/state`, seat.token),
    await get(`${path}/replay`, seat.token),
  ];
  for (const text of sent) {
    expect(text.length).toBeGreaterThan(50);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
  for (const text of [watcher.heard(), sent[2], sent[3], node.log.join('')]) expect(text).not.toContain(seat.token);
  if (last) await seat.choose(concession(last.decision));
  const replay = await get(`${path}/replay`);
  expect(replay).toContain(secrets[0]);
  expect(replay).not.toContain(secrets[1]);
  await leave();
});

test('a player is told only what they are asked, and a spectator nothing', async () => {
  const { seat, watcher, leave } = await watched('asked');
  const players = [...seat.heard().matchAll(/"decisions":\[\{"id":\d+,"player":(\d)/g)].map(([, player]) => player);
  expect(players.length).toBeGreaterThan(30);
  expect(new Set(players)).toEqual(new Set(['0']));
  await get(`/api/matches/${seat.match}`);
  expect(watcher.heard()).toContain('"decisions":[]');
  expect(watcher.heard()).not.toContain('"decisions":[{');
  await leave();
});

describe('what is kept of a match is sent only as its recipient saw it, before the match is over', () => {
  /** Cards that the server noted as seen by somebody, and that these texts have not shown. */
  const unseenIn = async (match: string, ...texts: readonly string[]): Promise<string[]> => {
    const kept = await new MatchStore(storage).events(match, 0);
    const named = kept.flatMap(({ events }) => (events ?? []).flatMap(({ names = {} }) => Object.values(names)));
    return [...new Set(named)].filter((id) => texts.every((text) => !text.includes(`"${id}"`)));
  };

  test.each(['by the rules it was begun with', 'by other rules'])('%s', async (rules) => {
    const { seat, watcher, last, leave } = await watched('kept');
    const [fromPlayer, fromWatcher] = [
      await unseenIn(seat.match, seat.heard()),
      await unseenIn(seat.match, watcher.heard()),
    ];
    // Something was hidden from each, or this would prove nothing.
    expect(fromPlayer.length).toBeGreaterThan(5);
    expect(fromWatcher.length).toBeGreaterThan(5);
    if (rules === 'by other rules') await changeVersions(storage, seat.match, (now) => ({ ...now, engine: '1' }));

    const later = await startNode({ storage });
    const path = `/api/matches/${seat.match}`;
    const listen = async (token: object) => {
      const client = await SocketClient.connect(later.address);
      client.say({ t: 'join', match: seat.match, since: -1, ...token });
      await client.next('update', 'recorded');
      client.say({ t: 'choose', match: seat.match, choice: pass(0) });
      await client.next('error', 'refused');
      client.say({ t: 'explain', match: seat.match, intent: pass(0) });
      await client.next('error', 'refused', 'explained');
      await client.close();
      return client.heard();
    };
    const ask = (way: string, token?: string) => get(`${path}${way}`, token, later.address);
    const toPlayer = [
      await ask('', seat.token),
      await ask('/state', seat.token),
      await ask('/replay', seat.token),
      await listen({ token: seat.token }),
    ];
    const toWatcher = [await ask(''), await ask('/state'), await ask('/replay'), await listen({})];
    for (const text of [...toPlayer, ...toWatcher]) {
      expect(text.length).toBeGreaterThan(50);
      expect(text).not.toContain('"cut"');
    }
    for (const id of fromPlayer) for (const text of toPlayer) expect(text).not.toContain(`"${id}"`);
    for (const id of fromWatcher) for (const text of toWatcher) expect(text).not.toContain(`"${id}"`);

    // Afterwards nothing is hidden any more.
    await seat.choose(concession(last!.decision));
    const replay = await ask('/replay');
    for (const id of [...fromPlayer, ...fromWatcher]) expect(replay).toContain(`"${id}"`);
    expect(replay).not.toContain('"cut"');
    await leave();
    await later.close();
  });
});

describe('hidden cards cannot be found by asking', () => {
  const title = new Map(allCards.map((card) => [card.id, card.title]));
  const own = new Set(Object.values(starterDecks[0]!.deck).flat());
  const theirs = new Set(
    Object.values(starterDecks[1]!.deck)
      .flat()
      .filter((id) => !own.has(id)),
  );
  const verbs = ['play', 'report', 'use', 'fly', 'dock', 'beam', 'attempt', 'cloak', 'choose', 'seed'] as const;

  /** Everything such an action can be done with is the one card. */
  const probes = (card: LocationId): Readonly<Record<(typeof verbs)[number], Option>> => ({
    play: option('play', card, { card }, none, 0),
    report: option('report', card, card, none, 'Federation'),
    use: option('use', card),
    fly: option('fly', card, card, card, 'along'),
    dock: option('dock', card, card),
    beam: option('beam', none, card, card),
    attempt: option('attempt', card, card, card),
    cloak: option('cloak', card),
    choose: option('choose', card),
    seed: option('seed', card, card),
  });

  /** Titles of the opponent's cards this seat has never been shown. */
  const hiddenTitles = (seat: Seat) =>
    [...theirs].filter((id) => !seat.heard().includes(`"${id}"`)).map((id) => title.get(id)!);

  test('with refusals of choices and intents that name them', async () => {
    const seat = new Seat(await createMatch(node.address, { deck: 'federation' }), 'probing');
    await seat.join(node.address);
    await seat.play(80);
    await seat.answer();
    const hidden = hiddenTitles(seat);
    expect(hidden.length).toBeGreaterThan(0);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${seat.token}` };
    const ask = async (path: string, choice: Choice) => {
      const body = JSON.stringify({ choice });
      return (
        await fetch(`${node.address}/api/matches/${seat.match}/${path}`, { method: 'POST', headers, body })
      ).text();
    };
    const { view } = JSON.parse(await get(`/api/matches/${seat.match}/state`, seat.token)) as Update;
    const shown = new Set(view.cards.map((card) => card.id));
    for (let card = 0; card < 140; card += 1) {
      if (shown.has(card)) continue;
      for (const verb of verbs) {
        const intent = choose({ id: view.seq, player: 0 }, probes(locationId(card))[verb], [card]);
        for (const path of ['explain', 'choices']) {
          const text = await ask(path, intent);
          const { refusal } = JSON.parse(text) as { refusal?: Refusal };
          expect(refusal, `${verb} ${card}`).toBeDefined();
          for (const name of hidden) expect(text, `${path} ${verb} ${card}`).not.toContain(name);
        }
      }
    }
    await seat.leave();
  });
});
