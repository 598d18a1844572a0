// Plays random games until every card was used often enough: `node scripts/every-card.mjs [--times 20] [--minutes 10]
// [--seed 1] [--write]`. Prints what was used too seldom and what did not occur; --write writes docs/generated/every-card.md.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const numbers = ['times', 'minutes', 'seed'].map((name) => {
  if (Number(values[name]) > 0) return values[name];
  console.error(`--${name} takes a number above 0, not "${values[name]}".`);
  process.exit(2);
});

ensureInstalled();
const page = values.write ? ['docs/generated/every-card.md'] : [];
const run = spawnSync(process.execPath, ['--import', 'tsx', 'tests/property/every-card-run.ts', ...numbers, ...page], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test' },
});
process.exit(run.status ?? 1);
