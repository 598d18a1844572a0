// Measures a real server under load and writes docs/load.md:
// `npm run load -- [--parts tables,least,memory,officers,reopen,start,sync,…] [--tables 500] [--officers 200] [--every 2] [--seconds 30]
// [--matches 100000] [--write]`. SPACELINE_LOAD_PROFILES=folder has the servers write profiles of their work there.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

ensureInstalled();
ensureBuilt(['server']);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/load/main.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
});
process.exit(status ?? 1);
