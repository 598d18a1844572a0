// Plays many more random games than `npm test` does: `npm run fuzz -- [--runs N] [--seed S] [--workers K] [--games]`.
// Every game is played with all checks after every choice, in all formats and with all decks in turn, and then played
// again by a process that knows only its choices. Then, unless `--games` says that this is all, the other property tests
// run that much longer, too. Games are numbered from the seed on; a game that fails says its number.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    games: { type: 'boolean', default: false },
  },
});

const whole = (name) => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n > 0) return n;
  console.error(`--${name} takes a whole number above 0, not "${values[name]}".`);
  process.exit(2);
};

const runs = whole('runs');
const seed = whole('seed');
const workers = Math.min(whole('workers'), runs);
const cwd = fileURLToPath(root);

/** Runs a program of Node's and gives what it prints; its complaints are shown. */
const program = (args) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.on('close', (code) => (code === 0 ? done(said) : failed(new Error(`${args.join(' ')} ended with ${code}`))));
  });

/** Both programs in one place, so that a process starts in a moment. */
async function bundle(outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: cwd,
    entryPoints: ['tests/property/fuzz-play.ts', 'tests/property/fuzz-replay.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

const total = { games: 0, decisions: 0, replayed: 0, violations: [] };
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
const summary = () =>
  `${total.games} of ${runs} games, ${total.decisions} decisions, ${total.replayed} replayed in fresh processes, ` +
  `${seconds()} s, ${total.violations.length} violations`;

let shown = 0;
function progress() {
  // On a screen one line that changes, in a file one line for every twentieth.
  if (process.stdout.isTTY) process.stdout.write(`\r${summary()}`);
  else if (total.games >= shown) {
    console.log(summary());
    shown += runs / 20;
  }
}

function wrong(found) {
  if (found.length === 0) return;
  total.violations.push(...found);
  console.error(`\n${found.join('\n')}`);
}

const batch = Math.max(1, Math.min(50, Math.ceil(runs / workers)));

/** One batch: played by one process, played again by another. */
async function playBatch(folder, first) {
  const count = Math.min(batch, seed + runs - first);
  const file = join(folder, `${first}.json`);
  const node = ['--enable-source-maps'];
  const { played, violations } = JSON.parse(
    await program([...node, join(folder, 'fuzz-play.mjs'), String(first), String(count), file]),
  );
  wrong(violations);
  total.decisions += played;
  const again = JSON.parse(await program([...node, join(folder, 'fuzz-replay.mjs'), file]));
  wrong(again.violations);
  total.replayed += again.replayed;
  total.games += count;
  rmSync(file);
  progress();
}

async function playAll() {
  mkdirSync(join(cwd, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(cwd, 'dist/fuzz-'));
  try {
    await bundle(folder);
    let next = seed;
    const work = async () => {
      while (next < seed + runs) {
        const first = next;
        next += batch;
        await playBatch(folder, first);
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The other property tests, the games shared out among the workers. */
async function others(worker) {
  const share = Math.ceil(runs / workers);
  const from = worker * share;
  const count = Math.min(share, runs - from);
  if (count <= 0) return 0;
  const args = ['run', 'tests/property', '--exclude=**/{games,replay}.test.ts', '--testTimeout=3600000'];
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', ...args, '--no-file-parallelism', '--reporter=dot'],
      {
        cwd,
        stdio: 'inherit',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          SPACELINE_FUZZ_RUNS: String(count),
          SPACELINE_FUZZ_SEED: String(seed + from),
        },
      },
    );
    child.on('exit', (code) => done(code ?? 1));
  });
}

ensureInstalled();
console.log(`${runs} games from number ${seed} on, ${workers} at a time`);
await playAll();
console.log(`${process.stdout.isTTY ? '\n' : ''}done: ${summary()}`);
const codes = values.games ? [] : await Promise.all(Array.from({ length: workers }, (_, worker) => others(worker)));
process.exit(total.violations.length > 0 || codes.some((code) => code !== 0) ? 1 : 0);
