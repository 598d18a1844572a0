// Takes pictures of every screen and state in a real browser: `node scripts/screens.mjs [words of names]` writes them and
// their index to docs/screens.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, root } from './ensure.mjs';

ensureBuilt(['web']);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/screens/main.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
