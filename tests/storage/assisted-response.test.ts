import { outcomes } from '@spaceline/engine';
import type { Player } from '@spaceline/engine';
import { openStorage } from '@spaceline/server';
import type { StorageOptions } from '@spaceline/server';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strangeDeck } from '../assisted/deck.ts';
import { endAndReplay, expectAllHeard, expectComputable } from './assisted-replay.ts';
import { type Pair, seatTwo } from './pair.ts';
import type { TestPostgres } from './postgres.ts';
import { startPostgres } from './postgres.ts';
import { removeServer } from './program.ts';
import { startServer } from './server.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  folder.remove();
  removeServer();
});

/** Half of what is drawn are interrupts that nobody but a person can read. */
const interrupts = ['hail', 'jamaharon', 'isabella', 'countermanda', 'brain-drain', 'romulan-ambush'];
const deck = { ...strangeDeck, draw: strangeDeck.draw.flatMap((id, i) => [id, interrupts[i % interrupts.length]!]) };

/** A card has just been played, and this player could answer. */
const answers = ({ persons }: Pair, player: Player): boolean =>
  persons[player].events.at(-1)?.e === 'played' &&
  persons[player].asked?.options.some((one) => one.do === 'answer') === true;

/** Whoever is asked for a response passes, until a text waits. */
const passToByHand = async (pair: Pair): Promise<void> => {
  for (;;) {
    const asked = pair.persons.find(({ asked: one }) => one?.kind === 'respond');
    if (!asked) return;
    await pair.take(asked.player, 'pass');
  }
};

/** Kills the server while a response waits, before and after its outcome is proposed, and when it is agreed on. */
async function answerThroughKills(env: Readonly<Record<string, string>>, where: StorageOptions) {
  const storage = await openStorage(where);
  const pair = await seatTwo(storage, 'answered', { decks: [deck, deck] });
  await storage.close();
  let { program, address } = await startServer(env);
  const kill = async () => {
    await program.end('SIGKILL');
    ({ program, address } = await startServer(env));
    await pair.join(address);
  };
  await pair.join(address);
  await pair.playToFirstTurn();
  await pair.playUntil(() => answers(pair, 0) || answers(pair, 1));
  const player: Player = answers(pair, 0) ? 0 : 1;
  const other: Player = player === 0 ? 1 : 0;
  const answered = pair.persons[player].asked!.source;
  await pair.take(player, 'answer');
  await passToByHand(pair);

  const waiting = pair.persons[player].asked;
  expect(waiting).toMatchObject({ kind: 'by hand', player });
  expect(waiting?.options.map(({ on, way }) => [on, way])).toEqual(outcomes.Other.map((way) => [answered, way]));
  await kill();
  expect(pair.persons[player].asked).toEqual(waiting);
  expect(pair.persons[other].asked).toBeUndefined();

  // Inside the action that is answered points are given, but no control.
  const before = pair.persons[0].view.players[player].score;
  expect(await pair.propose(other, { fix: 'control', cards: [waiting!.source], player: other })).toMatchObject({
    clause: 'A-3.1',
  });
  expect(await pair.propose(player, { fix: 'score', player, points: 5 })).toBeUndefined();
  await kill();
  await pair.take(other, 'consent');
  expect(pair.persons[other].view.players[player].score).toBe(before + 5);

  await pair.take(player, 'settle', 'nullifies and is discarded');
  await kill();
  const outcome = 'nullifies and is discarded';
  for (const { view } of pair.persons)
    expect(view.correction).toEqual({ by: player, correction: { fix: 'settle', card: waiting!.source, outcome } });
  await pair.take(other, 'consent');
  await kill();
  for (const { events, view } of pair.persons) {
    expect(events.filter(({ e, card }) => e === 'nullified' && card === answered)).toHaveLength(1);
    expect(view.players[other].piles['discard pile']).toContain(answered);
    expect(view.players[player].piles['discard pile']).toContain(waiting!.source);
  }

  const replay = await endAndReplay(pair, address);
  const { source } = waiting!;
  expect(replay.choices.filter((choice) => choice.do === 'answer' && choice.card === source)).toHaveLength(1);
  expectComputable(replay);
  await expectAllHeard(pair, address);
  await pair.leave();
  expect(await program.end('SIGTERM')).toBe(0);
}

describe('A-3.1: a server killed while a response waits has lost nothing', () => {
  test('on PGlite', { timeout: 300_000 }, async () => {
    const data = join(folder.path, 'answered');
    await answerThroughKills({ SPACELINE_DATA: data }, { folder: data });
  });

  test('on PostgreSQL', { timeout: 300_000 }, async () => {
    const url = await postgres.database();
    await answerThroughKills({ DATABASE_URL: url }, { url });
  });
});
