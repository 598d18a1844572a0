import type { Seer } from '@spaceline/engine';
import {
  copyMatchSchema,
  createMatchSchema,
  matchIdSchema,
  postActSchema,
  postChoiceSchema,
  seqSchema,
  tokenSchema,
  writeReplay,
} from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Absence } from '../match/absence.ts';
import type { Matches, OpenTable } from '../match/matches.ts';
import type { Metrics } from '../metrics.ts';
import { noToken, wrongPlayer, wrongToken } from '../problem.ts';
import type { Addresses } from './addresses.ts';
import { read } from './answers.ts';
import type { Visitors } from './visitors.ts';
import { timed } from './timed.ts';

const params = z.object({ id: matchIdSchema });
const stateQuery = z.object({ since: z.coerce.number().pipe(seqSchema).optional() });

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined || !tokenSchema.safeParse(token).success) throw wrongToken();
  return token;
};

export interface MatchRoutesOptions {
  readonly matches: Matches;
  readonly visitors: Visitors;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
  readonly createdPerMinute: number;
  readonly claims: Omit<Absence, 'now'>;
}

export async function matchRoutes(app: FastifyInstance, options: MatchRoutesOptions) {
  const { matches, visitors, addresses, metrics, createdPerMinute, claims } = options;
  const openFor = async (request: FastifyRequest) => {
    const { id } = read(params, request.params, 'The match was not found');
    const opened = await matches.open(id);
    const seer = await visitors.seer(opened, tokenOf(request), await visitors.person(request));
    return { table: await matches.shownTo(opened, seer, () => addresses.payHistory(request.ip)), seer };
  };

  /** What happened since then, within what an address may ask for. */
  const updateFor = async ({ ip }: FastifyRequest, table: OpenTable, seer: Seer, since: number) => {
    if (table.isFar(since)) await addresses.payHistory(ip);
    return table.update(seer, since);
  };

  app.post(
    '/api/matches',
    { config: { rateLimit: { max: createdPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const asked = read(createMatchSchema, request.body ?? {}, 'The match was not created');
      return reply.code(201).send(await matches.create(asked, await visitors.person(request)));
    },
  );

  app.get('/api/matches/:id', async (request) => {
    const { table, seer } = await openFor(request);
    return matches.facts(table, seer);
  });

  app.get('/api/matches/:id/replay', async (request, reply) => {
    const { id } = read(params, request.params, 'The match was not found');
    const replay = await matches.replay(id);
    return reply
      .header('content-disposition', `attachment; filename="${id}.replay.json"`)
      .type('application/json')
      .send(writeReplay(replay));
  });

  app.post(
    '/api/matches/:id/copies',
    { config: { rateLimit: { max: createdPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { id } = read(params, request.params, 'The match was not found');
      const { at, seat } = read(copyMatchSchema, request.body ?? {}, 'The match was not copied');
      return reply.code(201).send(await matches.copy(id, at, seat, await visitors.person(request)));
    },
  );

  app.get('/api/matches/:id/state', async (request, reply) => {
    const { since = -1 } = read(stateQuery, request.query, 'The state was not sent');
    const { table, seer } = await openFor(request);
    if (seer !== 'spectator') {
      await table.come(seer);
      await table.settle();
    }
    return reply.type('application/json').send(await updateFor(request, table, seer, since));
  });

  app.post('/api/matches/:id/choices', async (request, reply) => {
    const { choice, since, backs } = read(postChoiceSchema, request.body ?? {}, 'The choice was not read');
    const { table, seer } = await openFor(request);
    if (seer === 'spectator') throw noToken();
    if (choice.player !== seer) throw wrongPlayer();
    const before = since ?? table.seq;
    const refusal = await timed(metrics, () => table.choose(choice, backs));
    if (refusal) {
      const [decision] = table.asked(seer);
      return reply.code(409).send({ refusal, ...(decision ? { decision } : {}) });
    }
    await table.settle();
    return reply.type('application/json').send(await updateFor(request, table, seer, before));
  });

  app.post('/api/matches/:id/acts', async (request, reply) => {
    const { act, since } = read(postActSchema, request.body ?? {}, 'Nothing was changed at the table');
    const { table, seer } = await openFor(request);
    if (seer === 'spectator') throw noToken();
    const before = since ?? table.seq;
    if (act.act === 'claim') await table.claim(seer, claims);
    else if (act.act === 'cancel') await table.cancel(seer);
    else await table.act(seer, act, claims);
    await table.settle();
    return reply.type('application/json').send(await updateFor(request, table, seer, before));
  });

  app.post('/api/matches/:id/explain', async (request) => {
    const { choice: intent } = read(postChoiceSchema, request.body ?? {}, 'The intent was not read');
    const { table, seer } = await openFor(request);
    if (seer === 'spectator') throw noToken();
    if (intent.player !== seer) throw wrongPlayer();
    return table.explain(intent);
  });
}
