import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

export interface DirectoryLock {
  release(): Promise<void>;
}

/** Two processes on one embedded database would lose each other's rows without an error. */
export class DirectoryInUse extends Error {
  constructor(folder: string) {
    super(
      `The folder ${folder} is in use by another Spaceline server. Stop that one, or give this one a folder of its own with SPACELINE_DATA.`,
    );
    this.name = 'DirectoryInUse';
  }
}

// The kernel's limit for the path of a socket is 108 bytes with the closing zero, 104 on some systems.
const longestPath = 103;

const socketName = () => `lock-${randomBytes(6).toString('hex')}.sock`;
const isSocketName = (name: string) => /^lock-[0-9a-f]{12}\.sock$/.test(name);

interface Place {
  /** The path by which sockets in the folder are reached; shorter than the folder's own if that is too long. */
  address(name: string): string;
  done(): void;
}

function placeOf(folder: string): Place {
  const address = (name: string) => join(folder, name);
  if (Buffer.byteLength(address(socketName())) <= longestPath) return { address, done: () => {} };
  if (process.platform !== 'linux')
    throw new Error(
      `The path ${folder} is too long for the lock of a data folder. Name a shorter one with SPACELINE_DATA.`,
    );
  const handle = openSync(folder, 'r');
  return { address: (name) => `/proc/self/fd/${handle}/${name}`, done: () => closeSync(handle) };
}

/** Whether somebody listens. Nobody: the process that did is gone, and its socket never comes back to life. */
async function isAlive(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return false;
    throw error;
  } finally {
    socket.destroy();
  }
}

async function listen(address: string) {
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  server.unref();
  return {
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

async function lockByPipe(folder: string): Promise<DirectoryLock> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  try {
    const server = await listen(`\\\\.\\pipe\\spaceline-${name}`);
    return { release: () => server.close() };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw new DirectoryInUse(folder);
    throw error;
  }
}

/**
 * Holds a folder for this process until release or death, also by SIGKILL: a socket nobody listens on any more counts
 * for nothing. Each process first opens a socket under a name of its own and only then looks for others, so of two at
 * once at least the later sees the earlier and gives way; no moment exists in which both believe to be alone.
 */
export async function lockDirectory(path: string): Promise<DirectoryLock> {
  mkdirSync(path, { recursive: true });
  const folder = realpathSync(path);
  if (process.platform === 'win32') return lockByPipe(folder);
  const place = placeOf(folder);
  const own = socketName();
  const server = await listen(place.address(own));
  const release = async () => {
    await server.close();
    rmSync(join(folder, own), { force: true });
    place.done();
  };
  try {
    for (const name of readdirSync(folder)) {
      if (name === own || !isSocketName(name)) continue;
      if (await isAlive(place.address(name))) throw new DirectoryInUse(folder);
      rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}
