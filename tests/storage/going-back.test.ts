// Going back computes what is taken back, and not the whole match; what it leads to is what the whole match leads to.
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { apply, create, hash, isRefusal, makePool, opponentOf } from '@spaceline/engine';
import type { Choice, Player } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import type { WayBack } from '@spaceline/protocol';
import { MatchStore, openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import { startNode } from './node.ts';
import type { TestNode } from './node.ts';
import type { Pair } from './pair.ts';
import { seatTwo } from './pair.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();
const strict = { decks: [starterDecks[0].deck, starterDecks[1].deck] as const, assisted: false };

const ways = (pair: Pair, player: Player): readonly WayBack[] => pair.persons[player].update!.standing?.back ?? [];

const isOver = (pair: Pair) => pair.persons[0].update!.over !== undefined;

/** Goes where a way leads: at once where that is free, else by consent. */
async function goBack(pair: Pair, player: Player, { to, free }: WayBack) {
  if (free) return expect(await pair.act(player, { act: 'take back', to })).toBeUndefined();
  expect(await pair.act(player, { act: 'ask', request: { what: 'take back', to } })).toBeUndefined();
  const { asked } = pair.persons[player].update!.standing!.waiting!;
  expect(await pair.act(opponentOf(player), { act: 'grant', asked })).toBeUndefined();
}

/** The table after some choices, computed from the first. */
async function computed(storage: Storage, match: string, choices: readonly Choice[]): Promise<string> {
  const { seed } = (await new MatchStore(storage).read(match))!;
  const state = create({ pool: makePool(allCards), format: open, seed, decks: strict.decks });
  for (const choice of choices) if (isRefusal(apply(state, choice))) throw new Error('The log is not that of a game.');
  return hash(state);
}

/** Every row that goes back, and whether its fingerprint is that of the choices that stand then. */
async function backsIn(storage: Storage, match: string) {
  const stand: Choice[] = [];
  const backs: { readonly seq: number; readonly same: boolean }[] = [];
  for (const { seq, choice, hash: kept } of await new MatchStore(storage).log(match, 0)) {
    if (choice.do !== 'at the table') stand.push(choice);
    else if (choice.act === 'take back') stand.length = choice.to;
    else if (choice.act === 'grant' && choice.request.what === 'take back') stand.length = choice.request.to;
    else continue;
    if (choice.do === 'at the table') backs.push({ seq, same: (await computed(storage, match, stand)) === kept });
  }
  return backs;
}

const untilItRests = async (node: TestNode) => {
  await expect
    .poll(async () => (await fetch(`${node.address}/metrics`)).text(), { timeout: 20_000 })
    .toMatch(/^spaceline_matches_resting 1$/m);
};

/** Far enough into a game that a card was drawn, and something since then can be taken back. */
const playOn = (pair: Pair, choices: number) => {
  const enough = pair.seq + choices;
  return pair.playUntil(
    () => isOver(pair) || (pair.seq >= enough && ([0, 1] as const).some((player) => ways(pair, player).length > 1)),
  );
};

test.each(databaseKinds)(
  'going back needs nothing of what was before, at any server, on %s',
  { timeout: 240_000 },
  async (kind) => {
    const storage = await openStorage((await databases.place(kind, 'ground')).where);
    const node = await startNode({ storage });
    const other = await startNode({ storage });
    const pair = await seatTwo(storage, 'ground', strict);
    await pair.join(node.address);
    const watcher = await SocketClient.connect(other.address);
    watcher.say({ t: 'join', match: pair.match, since: -1 });
    await pair.playUntil(({ persons }) => persons.every(({ events }) => events.some(({ e }) => e === 'drew')));
    await playOn(pair, 20);
    // A choice that could not be carried out again shows that nobody tries.
    const spoilt = storage.db.updateTable('match_log').where('match', '=', pair.match).where('seq', '=', 2);
    const { choice } = (await new MatchStore(storage).log(pair.match, 1))[0]!;
    await spoilt.set({ choice: JSON.stringify({ ...choice, do: 'attempt' }) }).execute();
    const player = ([0, 1] as const).find((each) => ways(pair, each).length > 1)!;
    const way = ways(pair, player)[1]!;
    await goBack(pair, player, way);
    expect(pair.seq).toBe(way.to);
    for (let seq = -1; seq < pair.persons[0].update!.seq;) {
      const told = await watcher.next('update');
      ({ seq } = told);
      if (seq === pair.persons[0].update!.seq) expect(told.view.seq).toBe(way.to);
    }
    await spoilt.set({ choice: JSON.stringify(choice) }).execute();
    expect((await backsIn(storage, pair.match)).every(({ same }) => same)).toBe(true);
    expect([...node.log, ...other.log]).toEqual([]);
    await Promise.all([pair.leave(), watcher.close()]);
    await node.close();
    await other.close();
    await storage.close();
  },
);

test(
  'wherever players go back to, the table is the one that the choices that stand lead to from the first',
  { timeout: 240_000 },
  async () => {
    const storage = await openStorage({ url: await databases.postgres.database() });
    const step = fc.record({
      play: fc.integer({ min: 1, max: 25 }),
      player: fc.constantFrom<Player>(0, 1),
      way: fc.nat({ max: 11 }),
      before: fc.constantFrom('nothing', 'nothing', 'rest', 'another server'),
    });
    let games = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const start = () => startNode({ storage }, { idleFor: 100 });
        let node = await start();
        const pair = await seatTwo(storage, `back${(games += 1)}`, strict);
        await pair.join(node.address);
        for (const { play, player, way, before } of steps) {
          await playOn(pair, play);
          if (before === 'rest') await untilItRests(node);
          if (before === 'another server') {
            await pair.leave();
            await node.close();
            node = await start();
            await pair.join(node.address);
          }
          if (isOver(pair)) break;
          const who = ways(pair, player).length > 0 ? player : opponentOf(player);
          await goBack(pair, who, ways(pair, who)[way % ways(pair, who).length]!);
        }
        await pair.leave();
        await node.close();
        expect(node.log).toEqual([]);
        const backs = await backsIn(storage, pair.match);
        expect(backs.filter(({ same }) => !same)).toEqual([]);
        expect(backs.length).toBeGreaterThan(0);
      }),
      { numRuns: 6 },
    );
    await storage.close();
  },
);
