// What a match takes in memory while nothing happens at it and both players are there.
import { setTimeout as wait } from 'node:timers/promises';
import { atFirst, laid, server } from './measurements.ts';
import type { Database, Row } from './measurements.ts';
import { Crowd } from './players.ts';
import { start } from './process.ts';
import type { Running } from './process.ts';

/** Milliseconds without a choice, after which a server has let go of what it does not need at such a table. */
const quiet = 100_000;

/** Collections, and seconds between them, after which no more memory is given back to the system. */
const collections = 8;
const between = 3;

/** The least of it: V8 gives back what it does not use in several steps, a few seconds apart. */
async function settled(running: Running): Promise<NodeJS.MemoryUsage> {
  let least = await running.memory();
  for (let more = 1; more < collections; more += 1) {
    await wait(between * 1000);
    const now = await running.memory();
    if (now.rss < least.rss) least = now;
  }
  return least;
}

/**
 * What so many matches add to a server at which as many have been played already: by then its code is compiled, and what it
 * keeps for all matches together has its size.
 */
export async function memory(database: Database, count: number): Promise<Row[]> {
  await laid(database, 2 * count);
  const running = await start(server, database.env);
  const half = async (from: number) => {
    const crowd = await Crowd.join(running.address, count, from);
    await crowd.playOn(atFirst);
    const busy = await running.memory();
    await wait(quiet);
    return { crowd, busy, idle: await settled(running) };
  };
  const first = await half(0);
  const second = await half(count);
  first.crowd.leave();
  second.crowd.leave();
  await running.stop();
  const each = (after: number, before: number) => `${((after - before) / count / 1000).toFixed(0)} kB`;
  const heap = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external;
  return [
    [
      `${database.name}, ${count} matches more on a server with ${count}, each with two sockets, ${atFirst} choices played and ${quiet / 1000} s idle: a match`,
      `${each(second.idle.rss, first.idle.rss)} resident`,
    ],
    ['… of it in use on the heap and beside it', each(heap(second.idle), heap(first.idle))],
    ['… in use right after the last choice', each(heap(second.busy), heap(first.idle))],
    ['… the whole server in the end', `${(second.idle.rss / 1e6).toFixed(0)} MB resident`],
  ];
}
