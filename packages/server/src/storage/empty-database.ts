import { cp, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Made by the build, because making a database takes seconds and copying an empty one a moment. */
const prepared = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../../dist/empty-database', import.meta.url)
    : new URL('../empty-database', import.meta.url),
);

/**
 * Lays an empty database where none is yet. It appears whole or not at all: a start that is killed half way leaves
 * nothing that a later one would take for a database.
 */
export async function layEmptyDatabase(folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(prepared)) return;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(prepared, draft, { recursive: true });
  await rename(draft, folder);
}
