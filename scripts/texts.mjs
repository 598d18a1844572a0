// Writes docs/generated/texts.md: the text of every card with its length beside the printed one. With --check it only says
// whether the page is up to date.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const root = new URL('..', import.meta.url);
const run = spawnSync(process.execPath, ['--import', 'tsx', 'tests/texts/print.ts'], {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (run.status !== 0) {
  console.error(run.stderr);
  process.exit(1);
}
const page = new URL('docs/generated/texts.md', root);
const text = await format(run.stdout, { parser: 'markdown', printWidth: 120, proseWrap: 'preserve' });
if (process.argv.includes('--check')) {
  if (readFileSync(page, 'utf8') === text) process.exit(0);
  console.error('docs/generated/texts.md is out of date: run node scripts/texts.mjs');
  process.exit(1);
}
writeFileSync(page, text);
