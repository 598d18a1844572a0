// Writes what the sources, tests and stories say about the clauses: the page docs/generated/coverage.md, and for the rules
// page the tests that show each clause. With --check it only says whether both are up to date.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const clauses = (option) => {
  const run = spawnSync(process.execPath, ['packages/cli/bin/spaceline.mjs', 'clauses', option], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return run.stdout;
  console.error(run.stderr);
  process.exit(1);
};

const shownBy = JSON.parse(clauses('--json'))
  .filter(({ tests }) => tests.length > 0)
  .map(({ id, tests }) => `  ${JSON.stringify(id)}: ${JSON.stringify(tests)}`);
const files = {
  'docs/generated/coverage.md': clauses('--page'),
  'packages/formats/src/shown-by.generated.json': `{\n${shownBy.join(',\n')}\n}\n`,
};
const old = Object.keys(files).filter((name) => {
  const file = new URL(name, root);
  return !existsSync(file) || readFileSync(file, 'utf8') !== files[name];
});
if (process.argv.includes('--check')) {
  for (const name of old) console.error(`${name} is out of date: run node scripts/coverage.mjs`);
  process.exit(old.length > 0 ? 1 : 0);
}
for (const name of old) writeFileSync(new URL(name, root), files[name]);
