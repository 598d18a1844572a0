// The server for the shared benchmark harness: `--server bench/load/harness-server.mjs --driver bench/load/harness-driver.mjs`.
// What is measured is the built server in this process, on a PostgreSQL in processes of its own. Build it first: `npm run build`.
import { fork } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

/** As many as the harness has pairs of clients. */
const tables = 1_000;

const database = fork(fileURLToPath(new URL('harness-database.ts', import.meta.url)), [String(tables)], {
  execArgv: ['--import', 'tsx'],
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
});
const { url } = await new Promise((told) => database.once('message', told));

Object.assign(process.env, {
  PORT: '0',
  DATABASE_URL: url,
  SPACELINE_REQUESTS_PER_MINUTE: '1000000',
  SPACELINE_SOCKETS_PER_ADDRESS: '20000',
  SPACELINE_MESSAGES_PER_SECOND: '1000000',
});
// The server says on one line where it is. The harness reads figures from the same output.
const say = console.log;
const address = await new Promise((ready) => {
  console.log = (line) => ready(String(line).split('ready: ')[1]);
  void import('../../dist/server/main.js');
});
console.log = say;

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

/** What the server itself has counted. */
async function counted() {
  const text = await (await fetch(`${address}/metrics`)).text();
  const sum = (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:{.*})? (\\d+)$`, 'gm'))].reduce(
      (all, [, count]) => all + Number(count),
      0,
    );
  return { received: sum('spaceline_messages_received_total'), sent: sum('spaceline_messages_sent_total') };
}

async function tell(id) {
  const messages = await counted();
  const { user, system } = process.cpuUsage();
  const [loopP50Ms, loopP99Ms] = [50, 99].map((share) => delay.percentile(share) / 1e6);
  delay.reset();
  process.send({ id, rss: process.memoryUsage().rss, cpuUs: user + system, ...messages, loopP50Ms, loopP99Ms });
}

// The database goes when this process does.
process.on('message', ({ cmd, id, gc }) => {
  if (cmd === 'exit') process.exit(0);
  if (cmd !== 'stats') return;
  if (gc) globalThis.gc?.();
  void tell(id);
});
process.on('disconnect', () => process.exit(0));
process.send({ ready: Number(new URL(address).port) });
