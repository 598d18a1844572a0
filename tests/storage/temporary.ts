import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test file, removed by `remove`. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'spaceline-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
