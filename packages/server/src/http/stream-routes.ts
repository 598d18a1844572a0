import { matchIdSchema, seqSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import * as z from 'zod';
import type { Matches } from '../match/matches.ts';
import { Problem } from '../problem.ts';
import type { Addresses } from './addresses.ts';
import { read } from './answers.ts';
import type { Lines } from '../company/lines.ts';
import type { Presence } from '../company/presence.ts';
import { tokenOf } from './match-routes.ts';
import type { Visitors } from './visitors.ts';

const params = z.object({ id: matchIdSchema });
const query = z.object({ since: z.coerce.number().pipe(seqSchema).optional() });

const tooManyStreams = () =>
  new Problem(
    429,
    'stream/too-many',
    'The match was not sent',
    'this address has too many sockets and streams already',
  );

/** Bytes that may wait for a slow reader before it is given up; it can come back with what it has. */
const longestBacklog = 8_000_000;

/** An empty line keeps the connection open where nothing happens. */
const everyMilliseconds = 15_000;

export interface StreamRoutesOptions {
  readonly matches: Matches;
  readonly visitors: Visitors;
  readonly presence: Presence;
  readonly lines: Lines;
  readonly addresses: Addresses;
}

/** What happens at a table, one update per line, for programs that have no WebSocket. */
export async function streamRoutes(
  app: FastifyInstance,
  { matches, visitors, presence, lines, addresses }: StreamRoutesOptions,
) {
  app.get('/api/matches/:id/stream', async (request, reply) => {
    const { id } = read(params, request.params, 'The match was not found');
    const { since = -1 } = read(query, request.query, 'The match was not sent');
    const exitAddress = addresses.enter(request.ip);
    if (!exitAddress) throw tooManyStreams();
    reply.raw.on('close', exitAddress);
    const payHistory = () => addresses.payHistory(request.ip);
    const opened = await matches.open(id);
    const again = () => visitors.person(request);
    const known = again();
    reply.raw.on('close', lines.enter({ person: known, again, close: () => reply.raw.destroy() }));
    const person = await known;
    const seer = await visitors.seer(opened, tokenOf(request), person);
    const table = await matches.shownTo(opened, seer, payHistory);
    if (table.isFar(since)) await payHistory();
    const out = new PassThrough();
    const send = (line: string) => {
      if (out.writableLength > longestBacklog) out.destroy();
      else out.write(`${line}\n`);
    };
    if (seer !== 'spectator') await table.come(seer);
    const leave = await table.follow({ seer, sent: since, send, whole: true });
    const exit = presence.enter(id, { seer, ...(person ? { person: person.id, name: person.name } : {}) });
    const beat = setInterval(() => send(''), everyMilliseconds);
    const end = () => {
      clearInterval(beat);
      leave();
      exit();
      out.destroy();
    };
    request.raw.on('close', end);
    out.on('close', end);
    if (seer !== 'spectator') void table.settle();
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(out);
  });
}
