import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { Seat, concession, createMatch } from './seat.ts';
import { until } from './session.ts';
import { temporaryFolder } from './temporary.ts';

/** Cadets think until they are told. */
const told = new Int32Array(new SharedArrayBuffer(12));
const mayGoOn = (yes: boolean) => {
  Atomics.store(told, 0, yes ? 1 : 0);
  Atomics.notify(told, 0);
};
const waiting = () => Atomics.load(told, 1);
const loseThreads = (count: number) => Atomics.store(told, 2, count);

const folder = temporaryFolder();
let node: TestNode;
beforeAll(async () => {
  const file = new URL('./patient-thinker.mjs', import.meta.url);
  node = await startNode(
    { folder: folder.path },
    { threads: 2, thinker: { file, data: { told: told.buffer, level: 'cadet' } } },
  );
});
beforeEach(() => {
  mayGoOn(true);
  node.log.length = 0;
});
afterAll(async () => {
  mayGoOn(true);
  folder.remove();
});

const sitDown = async (level: string): Promise<Seat> => {
  const seat = new Seat(await createMatch(node.address, { opponent: { level } }), level);
  await seat.join(node.address);
  return seat;
};

/** Nobody at this table thinks any more. */
const standUp = async (seat: Seat): Promise<void> => {
  const choice = await seat.answer();
  if (choice) await seat.choose(concession(choice.decision));
  await seat.leave();
};

const seqOf = async ({ match }: Seat): Promise<number> =>
  ((await (await fetch(`${node.address}/api/matches/${match}`)).json()) as { seq: number }).seq;

/** A table where a computer has begun to think and does not end. */
const stuck = async (): Promise<Seat> => {
  mayGoOn(false);
  const before = waiting();
  const seat = await sitDown('cadet');
  while (waiting() === before) {
    const choice = await Promise.race([
      seat.answer(),
      until('the computer thinks', async () => (waiting() > before ? ('thinks' as const) : undefined)),
    ]);
    if (choice === 'thinks') break;
    await seat.choose(choice!);
  }
  return seat;
};

test('while a computer thinks, other tables are answered, by their computers too', { timeout: 120_000 }, async () => {
  const thinking = await stuck();
  const seq = await seqOf(thinking);
  const other = await sitDown('officer');
  await other.play(5);
  expect(other.acknowledged.size).toBe(5);
  expect(other.seq).toBeGreaterThan(5);
  expect(await seqOf(thinking)).toBe(seq);
  mayGoOn(true);
  await until('the computer has answered', async () => ((await seqOf(thinking)) > seq ? true : undefined));
  await standUp(other);
  await thinking.leave();
  expect(node.log).toEqual([]);
});

test('a thread that is lost is told of, and another takes over', { timeout: 120_000 }, async () => {
  loseThreads(1);
  const seat = await sitDown('cadet');
  await seat.play(3);
  expect(seat.acknowledged.size).toBe(3);
  await standUp(seat);
  expect(node.log).toHaveLength(1);
  expect(JSON.parse(node.log[0]!)).toMatchObject({
    msg: 'A thread in which a computer was thinking was lost',
    level: 'cadet',
    again: true,
  });
});

test('a question that costs two threads is asked again later, and the game goes on', { timeout: 120_000 }, async () => {
  loseThreads(2);
  const seat = await sitDown('cadet');
  await seat.play(3);
  expect(seat.acknowledged.size).toBe(3);
  await standUp(seat);
  expect(node.log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    ...Array.from({ length: 2 }, () => 'A thread in which a computer was thinking was lost'),
    'A bot could not play, and will try again',
  ]);
});

test('the server stops without waiting for a thought', { timeout: 60_000 }, async () => {
  const thinking = await stuck();
  await node.close();
  await thinking.leave();
  expect(node.log).toEqual([]);
});
