// What a decision costs in games over all starter decks, against games of the recommended two.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anyPair, dice, over, recommended, start, step, wholePool } from './game.ts';

const repetitions = 5;
/** Every pair of decks once, twice over: before that the compiler has not seen everything yet. */
const warmUp = 242;
const games = 121;

/** Microseconds that this thread has had a core for: what others do on the machine is left out where the system tells. */
const spent = (): number => {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1000;
  } catch {
    const { user, system } = process.cpuUsage();
    return user + system;
  }
};

const play = (all: boolean, from: number, count: number): number => {
  let decisions = 0;
  for (let seed = from; seed < from + count; seed++) {
    const game = start(seed, wholePool, all ? anyPair(seed) : recommended);
    const rng = dice(seed);
    for (; !over(game); decisions++) step(game, rng);
  }
  return decisions;
};

const measure = (all: boolean): number => {
  play(all, 1, warmUp);
  const before = spent();
  const decisions = play(all, warmUp + 1, games);
  return (spent() - before) / decisions;
};

/** In a process of its own: what one kind of games has taught the compiler must not count for the other. */
const measured = (kind: 'all' | 'two'): number => {
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), kind], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The games of ${kind} decks were not played to the end.`);
  return Number(stdout);
};

const [, , kind] = process.argv;
if (kind) console.log(measure(kind === 'all'));
else {
  const ratios = Array.from({ length: repetitions }, () => {
    const two = measured('two');
    const all = measured('all');
    console.log(`all decks ${all.toFixed(1)} us, the recommended two ${two.toFixed(1)} us: ${(all / two).toFixed(2)}`);
    return all / two;
  }).toSorted((a, b) => a - b);
  console.log(
    `median ${ratios[repetitions >> 1].toFixed(2)} (${ratios[0].toFixed(2)}–${ratios[repetitions - 1].toFixed(2)})`,
  );
}
