// Kills servers while people play, a hundred times each: one on an embedded database, one on PostgreSQL, and two behind a
// balancer. `node scripts/kills.mjs [N]`; `npm test` kills a few times only.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const [kills = '100'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(kills)) {
  console.error(`How often is a whole number above 0, not "${kills}".`);
  process.exit(2);
}
ensureInstalled();
ensureBuilt(['server']);
const files = ['tests/storage/kill.test.ts', 'tests/storage/balanced.test.ts'];
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...files],
  {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', SPACELINE_KILLS: kills },
  },
);
process.exit(status ?? 1);
