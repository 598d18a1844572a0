import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

test('the generated indexes of the words are up to date', () => {
  const script = fileURLToPath(new URL('../../../scripts/generate-word-indexes.mjs', import.meta.url));
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
});
