// A thread as the server begins them, with one addition: computers of one level think until they are told, and may take
// the thread with them. `told`: whether they may go on, how many have begun to wait, how many threads are yet to be lost.
import { parentPort, workerData } from 'node:worker_threads';

const { told, level } = workerData;
const state = new Int32Array(told);

const hold = (job) => {
  if (job.level !== level) return;
  if (Atomics.load(state, 2) > 0) {
    Atomics.sub(state, 2, 1);
    process.exit(1);
  }
  Atomics.add(state, 1, 1);
  Atomics.wait(state, 0, 0);
};

const on = parentPort.on.bind(parentPort);
parentPort.on = (name, hear) =>
  on(name, (job) => {
    hold(job);
    hear(job);
  });
await import('../../packages/server/src/thinking/thinking-boot.mjs');
