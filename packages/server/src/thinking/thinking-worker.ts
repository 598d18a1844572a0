// A thread in which computers think, one question after the other.
import { parentPort } from 'node:worker_threads';
import { answer } from './job.ts';
import type { FromThinker, ToThinker } from './messages.ts';

if (!parentPort) throw new Error('thinking-worker runs as a worker thread only.');
const port = parentPort;
const say = (message: FromThinker) => port.postMessage(message);

port.on('message', (job: ToThinker) => {
  try {
    say({ t: 'thought', thought: answer(job) });
  } catch (error) {
    say({ t: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
