import { protocolVersion } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { writePulse } from '../storage/pulse.ts';

/** Milliseconds within which the database has to have written. */
const patience = 3_000;

/** Milliseconds for which an answer is given again: whoever asks often does not write often. */
const lasting = 1_000;

const unready = (why: string) => new Problem(503, 'server/unready', 'This server is not ready', why);

/** Whether choices can be stored: a database that answers and does not write is of no use. */
async function written(storage: Storage): Promise<void> {
  const late = new AbortController();
  const writing = writePulse(storage);
  // Whoever gave up waiting is not interested in what became of it.
  writing.catch(() => {});
  try {
    await Promise.race([
      writing.catch(() => {
        throw unready('the database does not write');
      }),
      wait(patience, undefined, { signal: late.signal }).then(() => {
        throw unready('the database does not answer');
      }),
    ]);
  } finally {
    late.abort();
  }
}

export async function healthRoutes(app: FastifyInstance, { storage }: { readonly storage: Storage }) {
  let asked: { readonly at: number; readonly answer: Promise<void> } | undefined;
  app.get('/healthz', async () => {
    if (!asked || performance.now() - asked.at > lasting) asked = { at: performance.now(), answer: written(storage) };
    await asked.answer;
    return { ok: true, protocol: protocolVersion, storage: storage.kind };
  });
}
