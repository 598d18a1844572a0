// A real balancer in front of several servers: the one of the system, or fetched from Debian without being installed.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/haproxy', import.meta.url));

const run = (cwd: string, program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 120_000 });

/** Packages that would have to be installed; the first line of each is like `Inst haproxy (2.6.12 …)`. */
const missing = (): readonly string[] =>
  [...run('/', 'apt-get', 'install', '-s', '--no-install-recommends', 'haproxy').stdout.matchAll(/^Inst (\S+) /gm)].map(
    ([, name]) => name!,
  );

/** Unpacks what Debian has into a folder of our own: no rights are needed, and the system stays as it is. */
function fetched(): string {
  const draft = `${cache}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    let names = missing();
    if (names.length === 0) {
      run('/', 'apt-get', 'update');
      names = missing();
    }
    const got = run(draft, 'apt-get', 'download', ...names);
    if (names.length === 0 || got.status !== 0) throw new Error(got.stderr || 'apt-get knows no haproxy');
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) run(draft, 'dpkg', '-x', file, '.');
    if (!existsSync(cache)) renameSync(draft, cache);
    return cache;
  } catch (cause) {
    throw new Error('This test needs haproxy: install it, or let apt-get fetch it.', { cause });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const libraries = (folder: string): string =>
  readdirSync(join(folder, 'usr/lib'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .join(':');

function program(): { readonly file: string; readonly env: Readonly<Record<string, string>> } {
  const file = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find((one) => existsSync(one));
  if (file) return { file, env: {} };
  const folder = existsSync(cache) ? cache : fetched();
  return { file: join(folder, 'usr/sbin/haproxy'), env: { LD_LIBRARY_PATH: libraries(folder) } };
}

export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** As docs/operate.md has it, with quicker checks. */
const config = (port: number, nodes: readonly number[]): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 1m
  timeout server 1m
  timeout tunnel 1h
  option redispatch
  retries 3
frontend players
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /healthz
  default-server check inter 200ms fall 1 rise 1
${nodes.map((node, at) => `  server node${at} 127.0.0.1:${node}`).join('\n')}
`;

export interface Balancer {
  readonly address: string;
  close(): Promise<void>;
}

export async function balance(folder: string, nodes: readonly number[]): Promise<Balancer> {
  const { file, env } = program();
  const [port = 0] = await freePorts(1);
  const settings = join(folder, `haproxy-${port}.cfg`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(settings, config(port, nodes));
  const child: ChildProcess = spawn(file, ['-q', '-db', '-f', settings], { env: { ...process.env, ...env } });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  const exited = new Promise<void>((exit) => child.once('exit', () => exit()));
  const address = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 20_000; ;) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`The balancer does not run: ${said}`);
    await new Promise((again) => setTimeout(again, 100));
  }
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
