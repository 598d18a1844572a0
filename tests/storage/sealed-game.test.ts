import { commitmentOf } from '@spaceline/decks';
import { readReplay } from '@spaceline/protocol';
import { expect, test } from 'vitest';
import { quietNode } from './node.ts';
import { Seat } from './seat.ts';
import { Session } from './session.ts';

const node = quietNode();

test(
  'WS-1.1 to WS-5.3: a program opens a box, builds, and plays its deck to a result',
  { timeout: 300_000 },
  async () => {
    const session = await Session.create(node.address);
    await session.open();
    const { deck } = await session.suggest();
    const seat = new Seat(await session.ready(deck), 'from box to result');
    await seat.join(node.address);
    await seat.play(Number.POSITIVE_INFINITY);
    expect(['missions', 'decks']).toContain(seat.over?.reason);
    const { phase, seeds } = await session.state();
    expect([phase, seeds?.map(commitmentOf)]).toEqual(['over', session.created.commitments]);
    const read = readReplay(await (await fetch(`${node.address}/api/matches/${seat.match}/replay`)).text());
    if (!read.ok) throw new Error(read.error.why);
    expect(read.replay).toMatchObject({ format: 'warp-speed', decks: [deck, expect.anything()] });
    expect(read.replay.choices).toHaveLength(seat.seq);
    await seat.leave();
  },
);
