import type { Correction } from '@spaceline/engine';
import { MatchStore, openStorage } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import type { Place } from './databases.ts';
import { startNode } from './node.ts';
import { endAndReplay, expectAllHeard, expectComputable } from './assisted-replay.ts';
import { type Pair, seatTwo } from './pair.ts';
import { startServer } from './server.ts';

const databases = new Databases();

/** Its parts in an order that no database keeps. */
const described: Correction = {
  facts: { strength: 6, cunning: 7, skills: [{ levels: 2, skill: 'Honor' }], affiliations: ['Bajoran', 'Federation'] },
  card: 'kira-nerys',
  fix: 'describe',
};

const scoreOf = (pair: Pair) => pair.persons.map(({ view }) => view.players[0].score);

/** Kills the server between a proposal and its answer, again and again. */
async function correctThroughKills({ env, where }: Place) {
  const storage = await openStorage(where);
  const pair = await seatTwo(storage, 'corrected');
  await storage.close();
  let { program, address } = await startServer(env);
  const kill = async () => {
    await program.end('SIGKILL');
    ({ program, address } = await startServer(env));
    await pair.join(address);
  };
  await pair.join(address);
  await pair.playToFirstTurn();
  const before = scoreOf(pair);

  expect(await pair.propose(0, { points: 5, player: 0, fix: 'score' })).toBeUndefined();
  await kill();
  const waiting = { by: 0, correction: { fix: 'score', player: 0, points: 5 } };
  for (const { view } of pair.persons) expect(view.correction).toEqual(waiting);
  expect(scoreOf(pair)).toEqual(before);
  await pair.take(1, 'consent');
  expect(scoreOf(pair)).toEqual(before.map((points) => points + 5));
  await kill();
  expect(scoreOf(pair)).toEqual(before.map((points) => points + 5));

  // The player whose turn it is not proposes as well; what is declined does not come back after a kill.
  expect(await pair.propose(1, { fix: 'score', player: 0, points: -5 })).toBeUndefined();
  await pair.take(0, 'decline');
  await kill();
  expect(pair.persons[0].view.correction).toBeUndefined();
  expect(scoreOf(pair)).toEqual(before.map((points) => points + 5));

  expect(await pair.propose(0, described)).toBeUndefined();
  await kill();
  await pair.take(1, 'consent');
  await kill();
  for (const { view } of pair.persons)
    expect(view.described).toMatchObject([{ card: 'kira-nerys', facts: { cunning: 7, strength: 6 } }]);

  const start = pair.seq;
  await pair.playUntil(() => pair.seq >= start + 20);
  await kill();
  const replay = await endAndReplay(pair, address);
  expect(replay.assisted).toBe(true);
  expect(replay.choices.filter((choice) => choice.do === 'correct')).toHaveLength(3);
  expectComputable(replay);
  await expectAllHeard(pair, address);
  await pair.leave();
  expect(await program.end('SIGTERM')).toBe(0);
}

describe('A-2: a server killed between a proposal and its answer has lost nothing', () => {
  test.each(databaseKinds)('on %s', { timeout: 300_000 }, async (kind) => {
    await correctThroughKills(await databases.place(kind, 'killed'));
  });
});

test(
  'A-2: two persons at two nodes propose, agree and decline, and it is one match',
  { timeout: 120_000 },
  async () => {
    const url = await databases.postgres.database();
    const nodes = await Promise.all([startNode({ url }), startNode({ url })]);
    const [one, two] = nodes.map(({ address }) => address);
    const pair = await seatTwo(nodes[0]!.storage, 'apart');
    await pair.join(one!, two!);
    await pair.playToFirstTurn();
    for (const player of [0, 1] as const) {
      expect(await pair.propose(player, described)).toBeUndefined();
      const again = await pair.propose(player, described);
      expect(again).toMatchObject({ code: 'refused/correction-pending', clause: 'A-2' });
      await pair.take(player === 0 ? 1 : 0, player === 0 ? 'consent' : 'decline');
    }
    expect(pair.persons.map(({ view }) => view.described?.length)).toEqual([1, 1]);
    const replay = await endAndReplay(pair, two!);
    expectComputable(replay);
    await pair.leave();
    for (const node of nodes) expect(node.log).toEqual([]);
    await Promise.all(nodes.map((node) => node.close()));
  },
);

test(
  'a match with a title that was written meanwhile is not played on by other rules',
  { timeout: 120_000 },
  async () => {
    const url = await databases.postgres.database();
    const node = await startNode({ url });
    const pair = await seatTwo(node.storage, 'overtaken');
    await pair.join(node.address);
    await pair.playToFirstTurn();
    expect(await pair.propose(0, described)).toBeUndefined();
    await pair.take(1, 'consent');
    await pair.leave();
    // As if the title that was described had a program now, as this one has.
    const log = await new MatchStore(node.storage).log(pair.match, 0);
    const { seq, choice } = log.find(({ choice: made }) => 'correction' in made && made.correction)!;
    const before = 'correction' in choice ? choice.correction : undefined;
    await node.storage.db
      .updateTable('match_log')
      .set({ choice: JSON.stringify({ ...choice, correction: { ...before, card: 'worf' } }) })
      .where('match', '=', pair.match)
      .where('seq', '=', seq)
      .execute();
    const later = await startNode({ storage: node.storage });
    const answer = await fetch(`${later.address}/api/matches/${pair.match}/state`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { t: 'recorded', problem: { code: 'match/other-rules' } },
    ]);
    await later.close();
    await node.close();
  },
);
