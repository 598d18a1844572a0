// Runs a program, TypeScript or built, as a process of its own, so that it can be killed like a real one.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { shortLived } from '../../scripts/short-lived.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Program {
  /** The first line of output that begins with this; throws with all output if the program ends before. */
  line(beginning: string): Promise<string>;
  /** Sends the signal and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits until the process ends by itself. */
  readonly exited: Promise<number | null>;
  output(): string;
}

export function runProgram(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Program {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...shortLived, ...loader, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((look) => look());
  const keep = (line: string) => {
    lines.push(line);
    wake();
  };
  createInterface({ input: child.stdout }).on('line', keep);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  let gone = false;
  const exited = new Promise<number | null>((exit) =>
    child.once('close', (code) => {
      gone = true;
      exit(code);
      wake();
    }),
  );
  return {
    exited,
    output: () => said,
    line: (beginning) =>
      new Promise((found, failed) => {
        const look = () => {
          const line = lines.find((text) => text.startsWith(beginning));
          if (line === undefined && !gone) return;
          waiting.delete(look);
          if (line === undefined) failed(new Error(`${file} ended without saying "${beginning}". It said:\n${said}`));
          else found(line);
        };
        waiting.add(look);
        look();
      }),
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
}

let built: string | undefined;

/**
 * Builds the server if its sources changed, and names the file to run: a copy, so that all starts of a test are of the
 * same server even if somebody builds meanwhile. To be removed by `removeServer`.
 */
export function builtServer(): string {
  if (built) return built;
  const build = "import('./scripts/ensure.mjs').then(({ ensureBuilt }) => ensureBuilt(['server']))";
  execFileSync(process.execPath, ['-e', build], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const copy = mkdtempSync(join(root, 'dist/server-under-test-'));
  cpSync(join(root, 'dist/server'), copy, { recursive: true });
  built = join(copy, 'main.js');
  return built;
}

let older: string | undefined;

/** The same server with rules of another version, as it was before an update. */
export function olderServer(): string {
  if (older) return older;
  const folder = mkdtempSync(join(root, 'dist/older-server-under-test-'));
  cpSync(dirname(builtServer()), folder, { recursive: true });
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(engineVersion ?= ?")\d+"/, '$1older"'));
  }
  older = join(folder, 'main.js');
  return older;
}

export function removeServer() {
  for (const file of [built, older]) if (file) rmSync(dirname(file), { recursive: true, force: true });
  built = older = undefined;
}
