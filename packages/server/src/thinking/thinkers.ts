import { setImmediate as nextRound } from 'node:timers/promises';
import { answer } from './job.ts';
import type { Job, Thought } from './job.ts';

/** Where computers think. */
export interface Thinkers {
  think(job: Job): Promise<Thought>;
  /** Whatever is being thought is given up. */
  close(): Promise<void>;
}

/** In the server's own thread, for small machines and tests; what is handed over is plain data all the same. */
export const thinkHere: Thinkers = {
  async think(job) {
    await nextRound();
    return answer(structuredClone(job));
  },
  async close() {},
};
