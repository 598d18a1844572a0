// Plays through a game as three new users do, with a mouse, with fingers and with keys, and counts what it takes:
// `node scripts/walks.mjs [--write]` prints the figures or writes them into docs/walks.md.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, root } from './ensure.mjs';

ensureBuilt(['web', 'server']);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/walks/walks.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
