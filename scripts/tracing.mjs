// Traces the client in Chromium on a slow machine and a slow line: `node scripts/tracing.mjs [--write]` prints the figures
// or writes them into docs/load.md.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, root } from './ensure.mjs';

ensureBuilt(['web', 'server']);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'tests/walks/tracing.ts', ...process.argv.slice(2)],
  {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
