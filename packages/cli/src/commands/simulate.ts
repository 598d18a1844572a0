import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Presets, SingleBar } from 'cli-progress';
import { botNamed, decksAsked } from '../match.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';
import { type GameResult, type Task, playGames } from '../simulation.ts';
import { type Tally, tally } from '../tally.ts';
import { formatWith } from './check.ts';

export interface SimulateOptions extends JsonOption {
  readonly format: string;
  readonly bans?: readonly string[];
  readonly decks?: readonly string[];
  readonly assisted?: boolean;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly workers?: number;
  readonly most: number;
}

const twoBots = (names: string): readonly [string, string] => {
  const parts = names.split(',').map((name) => name.trim());
  if (parts.length > 2) throw new BadInput(`--bots takes one or two names, got ${parts.length}`);
  for (const name of parts) botNamed(name);
  const [one = '', two = one] = parts;
  return [one, two];
};

/** The bundle puts the worker beside this file. */
const inWorker = (task: Task, done: (result: GameResult) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate-worker.js', import.meta.url), { workerData: task });
    worker.on('message', (results: readonly GameResult[]) => results.forEach(done));
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with code ${code}.`))));
  });

const progress = (games: number): { readonly add: () => void; readonly end: () => void } => {
  if (!process.stderr.isTTY) return { add: () => {}, end: () => {} };
  const bar = new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' }, Presets.shades_classic);
  bar.start(games, 0);
  return { add: () => bar.increment(), end: () => bar.stop() };
};

/** `Full Win: 31 (62.0 %), Modified Win: 19 (38.0 %)`. */
const shares = (counts: Readonly<Record<string, number>>): string => {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name}: ${n} (${((100 * n) / all).toFixed(1)} %)`)
    .join(', ');
};

const summary = (options: SimulateOptions, format: string, result: Tally): string =>
  [
    `${result.games} games of ${options.bots} in ${format}, seed ${options.seed}`,
    `${result.decisions} decisions in ${result.seconds} s, ${result.decisionsPerSecond} per second`,
    `won by player 1: ${result.winners.player1}, by player 2: ${result.winners.player2}, drawn: ${result.winners.draw}`,
    `ended by ${Object.entries(result.reasons)
      .map(([reason, n]) => `${reason}: ${n}`)
      .join(', ')}`,
    ...(result.standings ? [shares(result.standings)] : []),
    `turns: ${result.turns.min} to ${result.turns.max}, mean ${result.turns.mean}, median ${result.turns.median}`,
    `errors: ${result.errors}, unfinished: ${result.unfinished}, checksum ${result.checksum}`,
    ...result.failures,
  ].join('\n');

/** Exit code 0 if every game came to its end without an error. */
export const simulateCommand = async (options: SimulateOptions): Promise<number> => {
  const format = formatWith(options.format, options.bans);
  const assisted = options.assisted ?? false;
  const decks = decksAsked(options.decks, format, assisted);
  const workers = Math.max(1, Math.min(options.workers ?? availableParallelism(), options.games));
  const base = {
    format: options.format,
    ...(decks ? { decks } : {}),
    assisted,
    bots: twoBots(options.bots),
    games: options.games,
    seed: options.seed,
    most: options.most,
    workers,
  };
  const bar = progress(options.games);
  const results: GameResult[] = [];
  const done = (result: GameResult): void => {
    results.push(result);
    bar.add();
  };
  const started = performance.now();
  if (workers === 1) playGames({ ...base, worker: 0 }, done);
  else await Promise.all(Array.from({ length: workers }, (_, worker) => inWorker({ ...base, worker }, done)));
  const result = tally(results, (performance.now() - started) / 1000);
  bar.end();
  if (options.json) printJson({ format: format.id, bots: base.bots, seed: base.seed, workers, ...result });
  else print(summary(options, format.id, result));
  return result.errors + result.unfinished === 0 ? 0 : 1;
};
