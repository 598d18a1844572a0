// A server as a process of its own, and what the system says about it.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** On a signal it collects garbage and tells what is left. */
const telling = `process.on('SIGUSR2', () => { gc(); gc(); console.log('memory ' + JSON.stringify(process.memoryUsage())); });`;

export interface Running {
  readonly address: string;
  /** Milliseconds from the start of the process to its first line. */
  readonly readyAfter: number;
  /** Seconds of work so far, of all threads. */
  cpu(): number;
  memory(): Promise<NodeJS.MemoryUsage>;
  stop(): Promise<void>;
}

/** Seconds of work of a process so far; the kernel counts hundredths. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const plenty = {
  SPACELINE_REQUESTS_PER_MINUTE: '1000000',
  SPACELINE_MATCHES_PER_MINUTE: '1000000',
  SPACELINE_SOCKETS_PER_ADDRESS: '20000',
  SPACELINE_MESSAGES_PER_SECOND: '1000000',
};

/** A folder for profiles of the servers' work; none are written without it. */
const profiles = process.env.SPACELINE_LOAD_PROFILES;
const profiling = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];

const reading = (file: string) => (file.endsWith('.ts') ? ['--import', 'tsx'] : []);

/** Runs a file that says `… is ready: ADDRESS`. */
export async function start(file: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const begun = performance.now();
  const child: ChildProcess = spawn(
    process.execPath,
    [
      ...profiling,
      '--expose-gc',
      '--import',
      `data:text/javascript,${encodeURIComponent(telling)}`,
      ...reading(file),
      file,
    ],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATABASE_URL: '', ...plenty, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const heard: string[] = [];
  let wake = () => {};
  createInterface({ input: child.stdout! }).on('line', (line) => {
    heard.push(line);
    wake();
  });
  const exited = new Promise<void>((exit) =>
    child.once('exit', () => {
      wake();
      exit();
    }),
  );
  const line = async (beginning: string): Promise<string> => {
    for (;;) {
      const at = heard.findIndex((text) => text.includes(beginning));
      if (at >= 0) return heard.splice(at, 1)[0]!.split(beginning)[1]!;
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}.`);
      await new Promise<void>((again) => (wake = again));
    }
  };
  const address = await line('ready: ');
  return {
    address,
    readyAfter: performance.now() - begun,
    cpu: () => cpuOf(child.pid!),
    async memory() {
      child.kill('SIGUSR2');
      return JSON.parse(await line('memory ')) as NodeJS.MemoryUsage;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
