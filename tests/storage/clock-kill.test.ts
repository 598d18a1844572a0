import { readReplay } from '@spaceline/protocol';
import { openStorage } from '@spaceline/server';
import { describe, expect, test } from 'vitest';
import { databaseKinds, Databases } from './databases.ts';
import { Seat } from './seat.ts';
import { startServer } from './server.ts';
import { Session, until } from './session.ts';
import { SocketClient } from './socket-client.ts';

const databases = new Databases();

const choicesOf = async (address: string, match: string) => {
  const read = readReplay(await (await fetch(`${address}/api/matches/${match}/replay`)).text());
  if (!read.ok) throw new Error(read.error.why);
  return read.replay.choices;
};

/** Follows a match until it is over. */
async function overAt(address: string, match: string) {
  const client = await SocketClient.connect(address);
  client.say({ t: 'join', match, since: -1 });
  for (;;) {
    const { over } = await client.next('update');
    if (!over) continue;
    await client.close();
    return over;
  }
}

/** By the rules half an hour each; here long enough that somebody can act in between on a slow machine. */
const clocks = { SPACELINE_BUILD_SECONDS: '4', SPACELINE_ROUND_SECONDS: '6' };

describe('WS-1.1, WS-5.1: clocks go on while the server that keeps them is killed', () => {
  test.each(databaseKinds)('on %s', { timeout: 300_000 }, async (kind) => {
    const { env } = await databases.place(kind, 'clocks');
    let { program, address } = await startServer({ ...env, ...clocks });
    const session = await Session.create(address);
    const { deadline, box } = await session.open();

    // Killed while the deck is built: the time goes on.
    await program.end('SIGKILL');
    ({ program, address } = await startServer({ ...env, ...clocks }));
    session.address = address;
    expect(await session.state()).toMatchObject({ deadline, box });
    const { match } = await until('the end of the building', async () => {
      const state = await session.state();
      return state.phase === 'building' ? undefined : state;
    });
    expect(await session.state()).toMatchObject({ finished: 'clock', deadline });

    // Killed while the round is played.
    const seat = new Seat({ match: match!.match, token: session.created.token }, 'killed');
    await seat.join(address);
    const ends = await roundOf(address, seat.match);
    await seat.play(3);
    await program.end('SIGKILL');
    ({ program, address } = await startServer({ ...env, ...clocks }));
    session.address = address;
    const now = await roundOf(address, seat.match);
    if (now !== undefined) expect(now).toBe(ends);
    expect(await overAt(address, seat.match)).toMatchObject({ reason: 'time' });

    const choices = await choicesOf(address, seat.match);
    expect(choices.map((choice) => choice.do).filter((verb) => verb === 'end the round')).toHaveLength(1);
    expect(choices).toEqual(expect.arrayContaining([...seat.acknowledged.values()]));
    expect(await session.state()).toMatchObject({ phase: 'over', seeds: expect.any(Array) });
    expect(await program.end('SIGTERM'), program.output()).toBe(0);
    expect(program.output()).not.toContain('"level":50');
  });

  test('on another server, while the one that began them is dead', { timeout: 300_000 }, async () => {
    const { env } = await databases.place('PostgreSQL', 'clocks on two');
    const [first, second] = await Promise.all([1, 2].map(() => startServer({ ...env, ...clocks })));
    const session = await Session.create(first!.address);
    await session.open();
    await first!.program.end('SIGKILL');
    // Nobody asks about the session: the second server knows of it by the database alone.
    const storage = await openStorage({ url: env.DATABASE_URL! });
    const match = await until('a match', async () => {
      const row = await storage.db
        .selectFrom('sealed')
        .select('match')
        .where('id', '=', session.created.sealed)
        .executeTakeFirst();
      return row?.match ?? undefined;
    });
    await storage.close();
    expect(await overAt(second!.address, match)).toMatchObject({ reason: 'time' });
    session.address = second!.address;
    expect(await session.state()).toMatchObject({ phase: 'over', finished: 'clock' });
    expect(await second!.program.end('SIGTERM')).toBe(0);
  });
});

async function roundOf(address: string, match: string): Promise<number | undefined> {
  const facts = (await (await fetch(`${address}/api/matches/${match}`)).json()) as { round?: { ends: number } };
  return facts.round?.ends;
}
