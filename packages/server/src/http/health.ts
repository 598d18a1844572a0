import { protocolVersion } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { rulesHere } from '../match/rules-here.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { writePulse } from '../storage/pulse.ts';
import { read } from './answers.ts';

/** Milliseconds within which the database has to have written. */
const patience = 3_000;

/** Milliseconds for which an answer is given again: whoever asks often does not write often. */
const lasting = 1_000;

/** `rules`: good only where games are computed by these, so that balancers find who has them; empty: whatever they are. */
const query = z.object({ rules: z.string().max(100).optional() });

const otherRules = (asked: string) =>
  new Problem(421, 'server/other-rules', 'This server is not meant', `its rules are ${rulesHere()}, not ${asked}`);

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
  app.get('/healthz', async (request) => {
    const { rules } = read(query, request.query, 'This server was not asked rightly');
    if (rules && rules !== rulesHere()) throw otherRules(rules);
    if (!asked || performance.now() - asked.at > lasting) asked = { at: performance.now(), answer: written(storage) };
    await asked.answer;
    return { ok: true, protocol: protocolVersion, storage: storage.kind, rules: rulesHere() };
  });
}
