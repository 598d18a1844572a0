// Runs the property tests longer than `npm test` does: `npm run fuzz -- [--runs N] [--seed S]`.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
ensureInstalled();
console.log(`${values.runs} runs a property, seed ${values.seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/property', '--passWithNoTests', '--testTimeout=3600000'],
  {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', SPACELINE_FUZZ_RUNS: values.runs, SPACELINE_FUZZ_SEED: values.seed },
  },
);
process.exit(status ?? 1);
