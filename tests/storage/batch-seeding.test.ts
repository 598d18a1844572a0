import { starterDeck } from '@spaceline/decks';
import type { Choice, Player } from '@spaceline/engine';
import { openStorage } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import type { Place } from './databases.ts';
import { startNode } from './node.ts';
import { type Pair, seatTwo } from './pair.ts';
import { startServer } from './server.ts';

const databases = new Databases();

const deckOf = (id: string) => {
  const starter = starterDeck(id);
  if (!starter) throw new Error(`There is no starter deck ${id}.`);
  return starter.deck;
};
const tournament = {
  format: 'otf',
  assisted: false,
  decks: [deckOf('starfleet-command'), deckOf('klingon-high-council')],
} as const;

const bothSeed = ({ persons }: Pair): boolean => persons.every(({ asked }) => asked?.kind === 'seed stacks');

/** One card for each place. */
const planOf = (pair: Pair, player: Player): Choice => {
  const { asked } = pair.persons[player];
  const option = asked?.options.find((one) => one.do === 'seed stacks');
  if (!asked || !option?.stacks) throw new Error(`Player ${player} does not seed now.`);
  const taken = new Set<number>();
  const stacks = option.stacks.flatMap(({ on, from }) => {
    const card = from.find((id) => !taken.has(id));
    if (card === undefined) return [];
    taken.add(card);
    return [{ on, cards: [card] }];
  });
  if (stacks.length === 0) throw new Error(`Player ${player} has nothing to seed.`);
  const { card, on, to, way } = option;
  return { decision: asked.id, player, do: 'seed stacks', card, on, to, way, cards: [], stacks };
};

/** Cards of a player under each location, as the other player counts them. */
const under = (pair: Pair, player: Player): Record<number, number> =>
  Object.fromEntries(
    pair.persons[player === 0 ? 1 : 0].view.spaceline.map((location) => [location.id, location.seedsBy[player]]),
  );

const planned = ({ stacks = [] }: Choice, before: Record<number, number>): Record<number, number> => {
  const after = { ...before };
  for (const { on, cards } of stacks) after[on] = (after[on] ?? 0) + cards.length;
  return after;
};

/** All that a player can see, but for how far the match has come and who still thinks. */
/** Who is ready is told, so it is looked at by itself. */
const sight = (pair: Pair, player: Player) => ({
  ...pair.persons[player].view,
  seq: 0,
  deciding: [],
  underWay: [],
});

async function seedThroughKill({ env, where }: Place) {
  const storage = await openStorage(where);
  const pair = await seatTwo(storage, 'seeding', tournament);
  await storage.close();
  let { program, address } = await startServer(env);
  await pair.join(address);
  await pair.playUntil(bothSeed);

  const [mine, theirs] = [planOf(pair, 0), planOf(pair, 1)];
  const before = [under(pair, 0), under(pair, 1)] as const;
  const seen = sight(pair, 1);
  expect(await pair.choose(mine)).toBeUndefined();
  expect(pair.persons[0].asked).toBeUndefined();
  // The other learns that the stacks are ready, and nothing else.
  expect(sight(pair, 1)).toEqual(seen);
  expect(pair.persons[1].view?.underWay).toEqual([{ is: 'seeding together', ready: [0] }]);
  const told = pair.persons[1].events.at(-1);
  expect(told).toMatchObject({ e: 'stacks ready', player: 0, card: -1, on: -1, cards: [] });

  await program.end('SIGKILL');
  ({ program, address } = await startServer(env));
  await pair.join(address);
  expect(pair.persons[0].asked).toBeUndefined();
  expect(pair.persons[1].asked?.id).toBe(theirs.decision);
  expect(sight(pair, 1)).toEqual(seen);

  expect(await pair.choose(theirs)).toBeUndefined();
  expect(under(pair, 0)).toEqual(planned(mine, before[0]));
  expect(under(pair, 1)).toEqual(planned(theirs, before[1]));
  await pair.leave();
  expect(await program.end('SIGTERM')).toBe(0);
}

describe('OTF-1.3: a server killed between the two commits has lost nothing and told nothing', () => {
  test.each(databaseKinds)('on %s', { timeout: 300_000 }, async (kind) => {
    await seedThroughKill(await databases.place(kind, 'seeding'));
  });
});

test('OTF-1.3: stacks that both send at once, to two nodes, are both taken', { timeout: 120_000 }, async () => {
  const url = await databases.postgres.database();
  const nodes = await Promise.all([startNode({ url }), startNode({ url })]);
  const pair = await seatTwo(nodes[0]!.storage, 'atonce', tournament);
  await pair.join(nodes[0]!.address, nodes[1]!.address);
  await pair.playUntil(bothSeed);
  const plans = [planOf(pair, 0), planOf(pair, 1)] as const;
  const before = [under(pair, 0), under(pair, 1)] as const;
  for (const choice of plans) pair.persons[choice.player].socket().say({ t: 'choose', match: pair.match, choice });
  for (const person of pair.persons) {
    const end = person.view.seq + plans.length;
    while (person.view.seq < end) person.take(await person.socket().next('update'));
  }
  for (const player of [0, 1] as const) expect(under(pair, player)).toEqual(planned(plans[player], before[player]));
  await pair.leave();
  await Promise.all(nodes.map((node) => node.close()));
});
