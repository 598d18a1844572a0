import { DirectoryInUse, lockDirectory, openStorage } from '@spaceline/server';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from './program.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const holdLock = fileURLToPath(new URL('./hold-lock.ts', import.meta.url));
const sockets = (path: string) => readdirSync(path).filter((name) => name.endsWith('.sock'));

test('a folder is held once, and again after release', async () => {
  const path = join(folder.path, 'held');
  const lock = await lockDirectory(path);
  await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse);
  await expect(lockDirectory(path)).rejects.toThrow(/in use by another Spaceline server/);
  await lock.release();
  const second = await lockDirectory(path);
  await second.release();
  expect(sockets(path)).toEqual([]);
});

test('a second process is refused, and the lock of a killed one is free', async () => {
  const path = join(folder.path, 'killed');
  const holder = runProgram(holdLock, [path]);
  await holder.line('held');
  await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse);
  const late = runProgram(holdLock, [path]);
  expect(await late.line('refused')).toContain(path);
  await late.exited;
  await holder.end('SIGKILL');
  expect(sockets(path)).toHaveLength(1);
  const lock = await lockDirectory(path);
  expect(sockets(path)).toHaveLength(1);
  await lock.release();
});

test('of many who try at once at most one holds the folder', async () => {
  const path = join(folder.path, 'crowd');
  for (let round = 0; round < 20; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(path)));
    const held = tries.filter((result) => result.status === 'fulfilled');
    expect(held.length).toBeLessThanOrEqual(1);
    for (const { value } of held) await value.release();
  }
  expect(sockets(path)).toEqual([]);
});

test('a folder whose path is longer than a socket address is held too', async () => {
  const path = join(folder.path, 'a'.repeat(100), 'b'.repeat(100));
  const lock = await lockDirectory(path);
  await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse);
  await lock.release();
  expect(sockets(path)).toEqual([]);
});

test('a second server on an embedded database is refused before it touches a file', async () => {
  const path = join(folder.path, 'database');
  const first = await openStorage({ folder: path });
  await expect(openStorage({ folder: path })).rejects.toThrow(DirectoryInUse);
  const other = runProgram(holdLock, [path]);
  await other.line('refused');
  await other.exited;
  await first.close();
});
