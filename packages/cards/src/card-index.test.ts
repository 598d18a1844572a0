import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

test('the generated index of every set is up to date', () => {
  const script = fileURLToPath(new URL('../../../scripts/generate-card-index.mjs', import.meta.url));
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
});
