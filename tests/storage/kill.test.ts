import { readReplay } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import { concession, createMatch, dice, Seat } from './seat.ts';
import { relayTo } from './relay.ts';
import { startServer } from './server.ts';

const databases = new Databases();

/** Ends the match and compares what was promised with what is there. */
async function verify(seat: Seat, address: string) {
  const choice = seat.over ? undefined : await seat.answer();
  if (choice) await seat.choose(concession(choice.decision));
  expect(seat.over).toBeDefined();
  const response = await fetch(`${address}/api/matches/${seat.match}/replay`);
  const read = readReplay(await response.text());
  if (!read.ok) throw new Error(read.error.why);
  expect(read.replay.choices).toHaveLength(seat.seq);
  for (const [seq, made] of seat.acknowledged) expect(read.replay.choices[seq - 1], `choice ${seq}`).toEqual(made);
  const whole = await fetch(`${address}/api/matches/${seat.match}/state`, {
    headers: { authorization: `Bearer ${seat.token}` },
  });
  const { events } = (await whole.json()) as { events: unknown[] };
  // What the seat heard over many connections is what happened: nothing missing, nothing twice.
  expect(seat.events.map(({ e, card, n }) => [e, card, n])).toEqual(
    (events as typeof seat.events).map(({ e, card, n }) => [e, card, n]),
  );
}

/** Plays while the server is killed again and again, each time with a choice under way. */
async function playThroughKills(kills: number, env: Readonly<Record<string, string>>) {
  const chance = dice(`kills ${process.env.SPACELINE_KILLS_RUN ?? ''}`);
  let { program, address } = await startServer(env);
  let seat = new Seat(await createMatch(address), 'seat 0');
  const acknowledged = { choices: 0, matches: 1 };
  for (let kill = 0; kill < kills; kill += 1) {
    await seat.join(address);
    await seat.play(chance.int(20));
    const inFlight = await seat.answer();
    if (inFlight) seat.send(inFlight);
    await program.end('SIGKILL');
    ({ program, address } = await startServer(env));
    if (!inFlight) {
      await seat.join(address);
      await verify(seat, address);
      acknowledged.choices += seat.acknowledged.size;
      acknowledged.matches += 1;
      seat = new Seat(await createMatch(address), `seat ${kill}`);
    }
  }
  await seat.join(address);
  await verify(seat, address);
  acknowledged.choices += seat.acknowledged.size;
  expect(await program.end('SIGTERM')).toBe(0);
  return acknowledged;
}

// SPACELINE_KILLS=100 asks for the long run.
const asked = Number(process.env.SPACELINE_KILLS ?? 0);
const timeout = Math.max(300_000, asked * 10_000);

describe('a server that is killed while somebody plays has every acknowledged choice when it is back', () => {
  test.each(databaseKinds)('on %s', { timeout }, async (kind) => {
    const kills = asked || (kind === 'PGlite' ? 10 : 5);
    const { env } = await databases.place(kind, 'killed');
    const { choices, matches } = await playThroughKills(kills, env);
    if (asked)
      console.log(
        `figures: one server on ${kind}: ${kills} kills, ${matches} matches, ${choices} choices acknowledged, 0 lost`,
      );
    expect(choices).toBeGreaterThan(kills * 3);
  });
});

test('a server whose database hung and came back acknowledges nothing that is not stored', async () => {
  const url = await databases.postgres.database();
  const relay = await relayTo(url);
  const first = await startServer({ DATABASE_URL: relay.url, SPACELINE_MATCHES_PER_MINUTE: '1000' });
  const create = (asked: object) => createMatch(first.address, asked);
  const crowd = Array.from({ length: 20 });
  const seat = new Seat(await create({}), 'hung');
  await seat.join(first.address);
  await seat.play(3);
  // So many at once that all connections are open, and then each has begun a transaction when nothing comes through.
  await Promise.all(crowd.map(() => create({})));
  relay.pause();
  const clock = { kind: 'game', minutes: 30 };
  const given = await Promise.allSettled(crowd.map(() => create({ clock })));
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set(['rejected']));
  relay.resume();
  const created = await Promise.all(crowd.map(() => create({})));
  await seat.play(5);
  await first.program.end('SIGKILL');
  await relay.close();
  const { program, address } = await startServer({ DATABASE_URL: url });
  const found = await Promise.all(created.map(({ match }) => fetch(`${address}/api/matches/${match}`)));
  expect(found.map(({ status }) => status)).toEqual(created.map(() => 200));
  await seat.join(address);
  await verify(seat, address);
  expect(await program.end('SIGTERM')).toBe(0);
});
