// Plays Warp Speed between decks built from random boxes, and says what became of the 21 premium cards:
// `node scripts/warp-speed.mjs [--games 2000] [--boxes 10000] [--bot steered] [--seed 1] [--workers K] [--write]`.
// Exit code 0 if no game broke, all came to an end, every premium card was used and every deck built was legal. --write
// writes docs/warp-speed-games.md.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure.mjs';
import { pageOf } from './generated.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    boxes: { type: 'string', default: '10000' },
    bot: { type: 'string', default: 'steered' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

const whole = (name) => {
  const n = Number(values[name]);
  if (Number.isSafeInteger(n) && n >= 0) return n;
  console.error(`--${name} takes a whole number, not "${values[name]}".`);
  process.exit(2);
};

const [games, boxes, seed, workers] = ['games', 'boxes', 'seed', 'workers'].map(whole);
const cwd = fileURLToPath(root);

ensureInstalled();
mkdirSync(join(cwd, 'dist'), { recursive: true });
const folder = mkdtempSync(join(cwd, 'dist/warp-speed-'));
const file = join(folder, 'run.mjs');

/** What the program answers, from JSON. */
const asked = (args, input = '') =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [file, ...args.map(String)], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.on('close', (code) => (code === 0 ? done(JSON.parse(said)) : failed(new Error(`it ended with ${code}`))));
    child.stdin.end(input);
  });

/** A worker's share, in batches, so that one can see how it goes. */
const batch = 25;
async function work(sums, next) {
  for (let first = next(); first !== undefined; first = next()) {
    sums.push(await asked(['play', values.bot, seed + first, Math.min(batch, games - first), 1]));
    const played = sums.reduce((n, sum) => n + sum.games, 0);
    const broken = sums.reduce((n, sum) => n + sum.errors.length, 0);
    console.error(`${played} of ${games} games, ${broken} broken`);
  }
}

try {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: cwd,
    entryPoints: ['tests/sealed/run.ts'],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
  });
  let begun = 0;
  const next = () => {
    const first = begun;
    begun += batch;
    return first < games ? first : undefined;
  };
  const sums = [];
  await Promise.all(Array.from({ length: workers }, () => work(sums, next)));
  const refused = boxes === 0 ? [] : await asked(['build', '-', 1_000_000 + seed, boxes]);
  const { page, unused, all } = await asked(
    ['page', values.bot],
    JSON.stringify({ sums, builds: boxes, refused: refused.length }),
  );
  console.log(page);
  for (const error of all.errors.slice(0, 20)) console.log(error);
  if (values.write) writeFileSync(join(cwd, 'docs/warp-speed-games.md'), await pageOf(page));
  process.exitCode = all.errors.length + unused.length + refused.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
