// Runs the measurements in bench/*.bench.ts, or those whose name holds a given word: `npm run bench -- [word]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './ensure.mjs';

const [word = ''] = process.argv.slice(2);
const folder = fileURLToPath(new URL('bench/', root));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.bench.ts')) : [];
const chosen = files.filter((name) => name.includes(word)).sort();
if (chosen.length === 0) {
  console.error(`bench/ holds no measurement ${word ? `called ${word}` : 'yet'}`);
  process.exit(word ? 1 : 0);
}

ensureInstalled();
let failed = 0;
for (const name of chosen) {
  console.log(`# ${name}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', `bench/${name}`], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
  });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
