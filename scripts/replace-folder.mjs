import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Another build may put its own there at the same moment. */
const mostTries = 100;

/** Puts a folder in the place of another. Whoever looks meanwhile finds the old one whole, none, or the new one whole. */
export function replaceFolder(made, place) {
  const away = mkdtempSync(join(dirname(place), '.old-'));
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        if (existsSync(place)) renameSync(place, join(away, String(tries)));
        return renameSync(made, place);
      } catch (error) {
        if (tries === mostTries) throw error;
      }
    }
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}
