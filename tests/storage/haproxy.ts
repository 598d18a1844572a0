// A real balancer in front of several servers: the one of the system, or fetched from Debian without being installed.
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** By which rules it leads; nothing: to any server. */
export interface Led {
  readonly rules?: string;
  readonly before?: string;
}

const shipped = fileURLToPath(new URL('../../deploy/haproxy.cfg', import.meta.url));

/** The one that is shipped, for these servers: without what needs TLS, a log or the limits of a machine, and with quicker checks. */
function config(port: number, nodes: readonly number[], { rules = 'none', before = 'none' }: Led): string {
  const servers = nodes.map((node, at) => `  server node${at} 127.0.0.1:${node}`).join('\n');
  return readFileSync(shipped, 'utf8')
    .replace('setenv RULES none', `setenv RULES ${rules}`)
    .replace('setenv RULES_BEFORE none', `setenv RULES_BEFORE ${before}`)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('inter 2s fall 2', 'inter 200ms fall 2')
    .replace(/^ +(maxconn|log|bind :443|option httplog|http-request redirect|http-request set-header) ?.*\n/gm, '')
    .replace(/^ +server one .*\n +server two .*$/gm, servers);
}

export interface Balancer {
  readonly address: string;
  /** Other settings, as an operator gives them to a balancer that runs: connections that are there stay. */
  reload(nodes: readonly number[], led?: Led): Promise<void>;
  close(): Promise<void>;
}

/** Its main process stays when the settings are read anew, and stands for all that serve by older ones. */
class Running {
  readonly address: string;
  readonly #settings: string;
  readonly #port: number;
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  #said = '';

  constructor(folder: string, port: number, nodes: readonly number[], led: Led) {
    const { file, env } = program();
    this.address = `http://127.0.0.1:${port}`;
    this.#port = port;
    mkdirSync(folder, { recursive: true });
    this.#settings = join(folder, `haproxy-${port}.cfg`);
    this.#write(nodes, led);
    this.#child = spawn(file, ['-W', '-db', '-f', this.#settings], { env: { ...process.env, ...env } });
    this.#child.stderr?.on('data', (text) => (this.#said += text));
    this.#exited = new Promise<void>((exit) => this.#child.once('exit', () => exit()));
  }

  #write(nodes: readonly number[], led: Led) {
    writeFileSync(this.#settings, config(this.#port, nodes, led));
  }

  /** Waits until a server answers through it; one with these rules, if they are named. */
  async answers(rules?: string): Promise<void> {
    for (const end = Date.now() + 20_000; ;) {
      const answer = await fetch(`${this.address}/healthz`).catch(() => undefined);
      const health = answer?.ok ? ((await answer.json()) as { readonly rules: string }) : undefined;
      if (health && (rules === undefined || health.rules === rules)) return;
      if (this.#child.exitCode !== null || Date.now() > end)
        throw new Error(`The balancer does not run: ${this.#said}`);
      await new Promise((again) => setTimeout(again, 100));
    }
  }

  async reload(nodes: readonly number[], led: Led = {}): Promise<void> {
    this.#write(nodes, led);
    this.#child.kill('SIGUSR2');
    await this.answers(led.rules);
  }

  async close() {
    this.#child.kill('SIGTERM');
    await this.#exited;
  }
}

export async function balance(folder: string, nodes: readonly number[], led: Led = {}): Promise<Balancer> {
  const [port = 0] = await freePorts(1);
  const running = new Running(folder, port, nodes, led);
  await running.answers();
  return running;
}
