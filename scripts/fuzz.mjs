// Plays many more random games than `npm test` does: `npm run fuzz -- [--runs N] [--seed S] [--workers K] [--games]`.
// Every game is played with all checks after every choice, in all formats and with all decks in turn, and then played
// again by a process that knows only its choices. Then, unless `--games` says that this is all, the other property tests
// run that much longer, too. Games are numbered from the seed on; a game that fails says its number.
//
// Ten thousand games take the better part of an hour. `--keep FOLDER` keeps what was played, and the programs that play,
// in a folder: the same command goes on where it was left, with the same programs, whatever has been edited meanwhile.
// `--minutes M` begins no batch after that, with 0 none at all. `--tell FILE` puts the figures so far between the marks in that file.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
    keep: { type: 'string' },
    minutes: { type: 'string', default: '1000000' },
    tell: { type: 'string' },
  },
});

const whole = (name, least = 1) => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n >= least) return n;
  console.error(`--${name} takes a whole number from ${least} on, not "${values[name]}".`);
  process.exit(2);
};

const runs = whole('runs');
const seed = whole('seed');
const minutes = whole('minutes', 0);
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

const total = { games: 0, decisions: 0, replayed: 0, violations: 0 };
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
const summary = () =>
  `${total.games} of ${runs} games, ${total.decisions} decisions, ${total.replayed} replayed in fresh processes, ` +
  `${seconds()} s, ${total.violations} violations`;

let shown = 0;
function progress() {
  // On a screen one line that changes, in a file one line for every twentieth.
  if (process.stdout.isTTY) process.stdout.write(`\r${summary()}`);
  else if (total.games >= shown) {
    console.log(summary());
    shown += runs / 20;
  }
}

function add({ games, decisions, replayed, violations }) {
  total.games += games;
  total.decisions += decisions;
  total.replayed += replayed;
  total.violations += violations.length;
  if (violations.length > 0) console.error(`\n${violations.join('\n')}`);
}

/** A process is slow until it has played some games: few processes with many games each. */
const batch = Math.max(1, Math.min(100, Math.ceil(runs / workers)));

/** One batch: played by one process, played again by another. */
async function playBatch(folder, first) {
  const games = Math.min(batch, seed + runs - first);
  const file = join(folder, `${first}.json`);
  const node = ['--enable-source-maps', '--max-semi-space-size=32'];
  const { played, violations } = JSON.parse(
    await program([...node, join(folder, 'fuzz-play.mjs'), String(first), String(games), file]),
  );
  const again = JSON.parse(await program([...node, join(folder, 'fuzz-replay.mjs'), file]));
  rmSync(file);
  return {
    first,
    games,
    decisions: played,
    replayed: again.replayed,
    violations: [...violations, ...again.violations],
  };
}

/** The batches that were played before, by the number of their first game. */
function playedBefore(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.first, one]));
}

/** Names the programs that played: other programs, other games. */
function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.mjs')))
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

async function playAll(folder) {
  const file = join(folder, 'played.jsonl');
  const before = playedBefore(file);
  if (!existsSync(join(folder, 'fuzz-play.mjs'))) await bundle(folder);
  let next = seed;
  const work = async () => {
    while (next < seed + runs) {
      const first = next;
      next += batch;
      const kept = before.get(first);
      if (!kept && Number(seconds()) >= minutes * 60) continue;
      const one = kept ?? (await playBatch(folder, first));
      if (!kept) appendFileSync(file, `${JSON.stringify(one)}\n`);
      add(one);
      progress();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  if (values.tell) tell(values.tell, fingerprint(folder));
}

/** The figures, where readers look for them. */
function tell(file, programs) {
  const of = (n) => n.toLocaleString('en-US');
  const figures =
    `${of(total.games)} of ${of(runs)} games from number ${seed} on, in all formats and with all decks: ${of(total.decisions)} decisions, ` +
    `${of(total.violations)} violations; ${of(total.replayed)} of them played again in fresh processes to the same ` +
    `fingerprints (programs ${programs}).`;
  const between = /(<!-- fuzz -->\n)[^]*?(\n<!-- \/fuzz -->)/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(between, (_all, open, close) => `${open}\n${figures}\n${close}`),
  );
}

async function playGames() {
  if (values.keep) {
    mkdirSync(values.keep, { recursive: true });
    return playAll(values.keep);
  }
  mkdirSync(join(cwd, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(cwd, 'dist/fuzz-'));
  try {
    return await playAll(folder);
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
await playGames();
console.log(`${process.stdout.isTTY ? '\n' : ''}done: ${summary()}`);
const codes = values.games ? [] : await Promise.all(Array.from({ length: workers }, (_, worker) => others(worker)));
process.exit(total.violations > 0 || codes.some((code) => code !== 0) ? 1 : 0);
