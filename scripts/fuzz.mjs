// Runs the property tests longer than `npm test` does: `npm run fuzz -- [--runs N] [--seed S] [--workers K]`.
// The games are numbered from the seed on and shared out among the workers; a game that fails says its number.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
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

ensureInstalled();
console.log(`${runs} games from number ${seed} on, ${workers} at a time`);

const share = Math.ceil(runs / workers);
const work = (worker) =>
  new Promise((done) => {
    const from = worker * share;
    const count = Math.min(share, runs - from);
    if (count <= 0) return done(0);
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        'tests/property',
        '--testTimeout=3600000',
        '--no-file-parallelism',
        '--reporter=dot',
      ],
      {
        cwd: fileURLToPath(root),
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
    return undefined;
  });

const codes = await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
