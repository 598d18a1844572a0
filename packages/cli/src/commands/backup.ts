import { openStorage, restoreBackup, writeBackup } from '@spaceline/server';
import type { Storage, StorageOptions } from '@spaceline/server';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BadInput, print } from '../output.ts';

export interface BackupOptions {
  readonly data?: string;
}

/** The database that `serve` would use, with the same settings. */
const placeOf = ({ data }: BackupOptions): StorageOptions => {
  const { DATABASE_URL, SPACELINE_DATA } = process.env;
  return DATABASE_URL && !data ? { url: DATABASE_URL } : { folder: data ?? SPACELINE_DATA ?? 'data' };
};

/** Its tables stay as they are: servers that use them may be of another version than this program. */
async function withStorage<T>(where: StorageOptions, file: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(where, { migrated: false }).catch((error: unknown) => {
    throw new BadInput(error instanceof Error ? error.message : String(error), 1);
  });
  try {
    return await work(storage);
  } catch (error) {
    throw error instanceof Error && error.name === 'Problem' ? new BadInput(`${file}: ${error.message}`, 1) : error;
  } finally {
    await storage.close();
  }
}

/** Writes everything that is stored into a file; the file is there when it is whole. */
export const backupCommand = async (file: string, options: BackupOptions): Promise<number> => {
  if (existsSync(file)) throw new BadInput(`${file}: there is a file of that name, and it is not overwritten`);
  const where = placeOf(options);
  if ('folder' in where && !existsSync(where.folder)) throw new BadInput(`${where.folder}: there is no such folder`);
  const draft = `${file}.draft`;
  const rows = await withStorage(where, file, async (storage) => {
    const packed = createGzip();
    const done = finished(packed.pipe(createWriteStream(draft, { mode: 0o600 })));
    // Whoever writes hears of it, not the process.
    done.catch(() => {});
    const written = await writeBackup(storage, async (line) => {
      if (!packed.write(`${line}\n`)) await Promise.race([once(packed, 'drain'), done]);
    });
    packed.end();
    await done;
    return written;
  }).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
  await rename(draft, file);
  print(`${rows} rows are in ${file}`);
  return 0;
};

/** The lines of a packed file, read as they are asked for. */
async function* linesIn(file: string): AsyncGenerator<string> {
  // Whoever reads the lines hears of what goes wrong.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  try {
    for await (const text of unpacked as AsyncIterable<string>) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new BadInput(`${file}: it cannot be read to its end (${error instanceof Error ? error.message : 'unknown'})`);
  }
  if (rest !== '') yield rest;
}

/** Puts everything of a backup into an empty database. */
export const restoreCommand = async (file: string, options: BackupOptions): Promise<number> => {
  if (!existsSync(file)) throw new BadInput(`${file}: there is no such file`);
  const rows = await withStorage(placeOf(options), file, (storage) => restoreBackup(storage, linesIn(file)));
  print(`${rows} rows are restored`);
  return 0;
};
