// Writes docs/coverage.md from the sources, tests and stories. With --check it only says whether the page is up to date.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const run = spawnSync(process.execPath, ['packages/cli/bin/spaceline.mjs', 'clauses', '--page'], {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (run.status !== 0) {
  console.error(run.stderr);
  process.exit(1);
}
const page = new URL('docs/coverage.md', root);
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') === run.stdout) process.exit(0);
  console.error('docs/coverage.md is out of date: run node scripts/coverage.mjs');
  process.exit(1);
}
writeFileSync(page, run.stdout);
