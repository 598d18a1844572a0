// Proves what the README promises: a fresh clone plays after `npm start` and passes `npm test`. Prints how long it took.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spaceline-fresh-'));
// A database server started for the tests by root runs as another user, who must be able to reach its files.
chmodSync(folder, 0o755);

const timings = [];
async function timed(name, work) {
  const started = performance.now();
  await work();
  timings.push(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(timings.at(-1));
}

function must(program, args, cwd) {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

/** Starts the server as a player would, asks it for its page and its health, and stops it. */
async function startAndVisit() {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    // A group of its own, so that npm and the server below it are ended together.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Port 0 lets the system choose: another Spaceline may be running on this machine.
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const address = await new Promise((resolve, reject) => {
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        process.stdout.write(text);
        output += text;
        const found = /https?:\/\/[\w.[\]:-]+/.exec(output);
        if (found && output.includes('\n', found.index)) resolve(found[0]);
      });
      void ended.then((code) => reject(new Error(`npm start ended with ${code} before it printed an address`)));
      setTimeout(() => reject(new Error('npm start printed no address within 5 minutes')), 300_000).unref();
    });
    for (const path of ['/', '/healthz']) {
      const response = await fetch(new URL(path, address));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.text();
    }
  } finally {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

try {
  await timed('git clone', () => must('git', ['clone', '--quiet', root, folder], root));
  await timed('first npm start, until it answered and stopped', startAndVisit);
  await timed('second npm start, until it answered and stopped', startAndVisit);
  await timed('npm test', () => must('npm', ['test'], folder));
  console.log(`\nFresh clone: good\n${timings.join('\n')}`);
} catch (error) {
  console.error(`\nFresh clone: ${error.message}\n${timings.join('\n')}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
