import { choose, option } from '@spaceline/engine';
import { afterAll, expect, test } from 'vitest';
import { quietNode } from './node.ts';
import { createMatch, dice, Seat } from './seat.ts';
import { ConnectionLost, SocketClient } from './socket-client.ts';

const node = quietNode();
const chance = dice('hostile');
const seats: Seat[] = [];
afterAll(async () => {
  for (const seat of seats) await seat.leave();
});

const any = <T>(list: readonly T[]): T => list[chance.int(list.length)]!;

const strange = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  '',
  'x'.repeat(300),
  '\u0000',
  '../../etc/passwd',
  "'; drop table matches; --",
  '__proto__',
  [],
  {},
  [[[[[]]]]],
  { __proto__: { admin: true } },
  { length: 1e9 },
] as const;

const verbs = [
  'play',
  'report',
  'attempt',
  'beam',
  'fly',
  'pass',
  'seed',
  'concede',
  'end the round',
  'run out of time',
  'lapse',
];

/** Of the right shape, and wrong all the same: an answer to a question that nobody is asked any more. */
const staleChoice = (player: 0 | 1) => ({
  ...choose({ id: -1, player }, option('pass')),
  decision: any([-1, -2, 0, 1, 999_999]),
  do: any(verbs),
  card: chance.int(200) - 1,
  on: chance.int(200) - 1,
  cards: Array.from({ length: chance.int(5) }, () => chance.int(200) - 1),
});

/** A message of a kind there is, with something in it put in the place of something else. */
function mutilated(match: string): string {
  const whole: Record<string, unknown> = any([
    { t: 'join', match, since: -1 },
    { t: 'join', match, token: 'Zm9yZ2Vk', since: 3 },
    { t: 'choose', match, choice: staleChoice(any([0, 1])) },
    { t: 'act', match, act: { act: 'grant', asked: 900 + chance.int(9) } },
    { t: 'explain', match, intent: staleChoice(any([0, 1])) },
    { t: 'ping' },
  ]);
  const text = JSON.stringify(chance.int(3) === 0 ? whole : { ...whole, [any(Object.keys(whole))]: any(strange) });
  switch (chance.int(8)) {
    case 0:
      return text.slice(0, chance.int(text.length));
    case 1:
      return text.replace(/"/g, any(["'", '\\"', '']));
    case 2:
      return `${text}${text}`;
    case 3:
      return JSON.stringify(any(strange)) ?? '';
    default:
      return text;
  }
}

/** Sends until the server has had enough of this connection, and gives how many were sent. */
async function attack(match: string, token: string | undefined, most: number): Promise<number> {
  const client = await SocketClient.connect(node.address);
  let sent = 0;
  try {
    if (token !== undefined) client.say({ t: 'join', match, token, since: -1 });
    for (; sent < most; sent += 1) {
      const binary = chance.int(40) === 0;
      client.sayText(binary ? Buffer.from(mutilated(match)) : mutilated(match));
      // A few at a time, so that they are read and not cut off for their number.
      if (sent % 50 === 49) {
        client.say({ t: 'ping' });
        for (;;) if ((await client.any()).t === 'pong') break;
      }
    }
    await client.close();
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
  }
  return sent;
}

test('ten thousand hostile messages: nothing fails, and nothing has changed', async () => {
  for (const name of ['one', 'two']) {
    const seat = new Seat(await createMatch(node.address), name);
    await seat.join(node.address);
    await seat.play(12);
    await seat.answer();
    seats.push(seat);
  }
  const everything = async () => {
    const states = seats.flatMap(({ match, token }) =>
      [undefined, token].map(async (shown) => {
        const headers = new Headers(shown ? { authorization: `Bearer ${shown}` } : {});
        return (await fetch(`${node.address}/api/matches/${match}/state`, { headers })).text();
      }),
    );
    const rows = await node.storage.db.selectFrom('match_log').selectAll().orderBy('match').orderBy('seq').execute();
    return { states: await Promise.all(states), rows };
  };
  const before = await everything();
  let sent = 0;
  while (sent < 10_000) {
    const attacks = Array.from({ length: 10 }, (_, i) => {
      const { match, token } = any(seats);
      return attack(i % 4 === 0 ? 'nosuchmatch' : match, i % 4 === 1 ? token : undefined, 290);
    });
    sent += (await Promise.all(attacks)).reduce((sum, one) => sum + one, 0);
  }
  expect(sent).toBeGreaterThanOrEqual(10_000);
  expect(await everything()).toEqual(before);
  expect((await fetch(`${node.address}/healthz`)).status).toBe(200);
});
