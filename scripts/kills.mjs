// Kills servers while people play, a hundred times each: one on an embedded database, one on PostgreSQL, and two behind a
// balancer. `npm run kills -- [N] [--parts embedded,postgres,balanced] [--run NAME]`; every run of another name plays otherwise.
// `npm test` kills a few times only.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

const parts = {
  embedded: ['tests/storage/kill.test.ts', '-t', 'on PGlite'],
  postgres: ['tests/storage/kill.test.ts', '-t', 'on PostgreSQL'],
  balanced: ['tests/storage/balanced.test.ts'],
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    parts: { type: 'string', default: Object.keys(parts).join() },
    run: { type: 'string', default: '' },
  },
});
const [kills = '100'] = positionals;
const wanted = values.parts.split(',');
if (!/^[1-9]\d*$/.test(kills) || wanted.some((part) => !Object.hasOwn(parts, part))) {
  console.error(`How often is a whole number above 0, and parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
ensureInstalled();
ensureBuilt(['server']);
for (const part of wanted) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--no-file-parallelism',
      '--retry=0',
      '--project',
      'storage',
      ...parts[part],
    ],
    {
      cwd: fileURLToPath(root),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', SPACELINE_KILLS: kills, SPACELINE_KILLS_RUN: values.run },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
