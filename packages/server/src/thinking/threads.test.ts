import { expect, test } from 'vitest';
import type { Job } from './job.ts';
import { ThinkingThreads } from './threads.ts';

/** A thread that answers each question with its level, once all of them have been asked. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', ({ level }) => {
      Atomics.wait(new Int32Array(workerData), 0, 0);
      parentPort.postMessage({ t: 'thought', thought: { choice: {}, why: level } });
    });`)}`,
);

test('computers that play think before people are advised, each in the order in which they were asked', async () => {
  const asked = new SharedArrayBuffer(4);
  const failures: string[] = [];
  const log = { error: (_: object, message: string) => void failures.push(message) };
  const threads = new ThinkingThreads({ most: 1, log, worker: { file, data: asked } });
  const order: string[] = [];
  const ask = async (level: string, advice?: true) => {
    const job = { level, ...(advice ? { advice } : {}) } as Job;
    order.push((await threads.think(job)).why);
  };
  const all = [ask('first'), ask('a', true), ask('one'), ask('b', true), ask('two')];
  Atomics.store(new Int32Array(asked), 0, 1);
  Atomics.notify(new Int32Array(asked), 0);
  await Promise.all(all);
  await threads.close();
  expect(order).toEqual(['first', 'one', 'two', 'a', 'b']);
  expect(failures).toEqual([]);
});
