import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `empty` has no tables at all, `new` those of this version. */
export type Prepared = 'empty' | 'new';

/** Made by the build, because making a database takes seconds and copying one a moment. */
const preparedIn = (kind: Prepared) =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? new URL(`../../../../dist/${kind}-database`, import.meta.url)
      : new URL(`../${kind}-database`, import.meta.url),
  );

/** A thousand small files: one after the other takes a quarter of the work of many at once. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) copyFolder(join(from, entry.name), join(to, entry.name));
    else copyFileSync(join(from, entry.name), join(to, entry.name));
}

/** Which folder is there, as long as one is: the number of one that is gone may be that of another soon. */
function folderAt(place: string): string | undefined {
  const found = statSync(place, { bigint: true, throwIfNoEntry: false });
  return found && `${found.ino} ${found.birthtimeNs} ${found.ctimeNs}`;
}

/** A build replaces a folder once, and not all the time. */
const mostTries = 10;

/** Copies a folder that a build may replace meanwhile: what is there in the end is of one of them. False: none was there. */
export function copyWhole(from: string, to: string): boolean {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    rmSync(to, { recursive: true, force: true });
    const found = folderAt(from);
    if (found === undefined) return false;
    try {
      copyFolder(from, to);
      if (folderAt(from) === found) return true;
    } catch (error) {
      if (folderAt(from) === found) throw error;
    }
  }
  rmSync(to, { recursive: true, force: true });
  return false;
}

/**
 * Lays a prepared database where none is yet. It appears whole or not at all: a start that is killed half way leaves
 * nothing that a later one would take for a database.
 */
export function layDatabase(folder: string, kind: Prepared): void {
  const prepared = preparedIn(kind);
  if (existsSync(folder)) return;
  const draft = `${folder}.draft`;
  if (copyWhole(prepared, draft)) renameSync(draft, folder);
}
