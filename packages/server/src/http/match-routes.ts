import type { Seer } from '@spaceline/engine';
import {
  createMatchSchema,
  matchIdSchema,
  postChoiceSchema,
  seqSchema,
  tokenSchema,
  writeReplay,
} from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Matches, OpenTable } from '../match/matches.ts';
import { seatOf } from '../match/tokens.ts';
import { noToken, wrongPlayer, wrongToken } from '../problem.ts';
import { read } from './answers.ts';

const params = z.object({ id: matchIdSchema });
const stateQuery = z.object({ since: z.coerce.number().pipe(seqSchema).optional() });

const tokenOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined || !tokenSchema.safeParse(token).success) throw wrongToken();
  return token;
};

/** Whoever shows a token must have the right one; who shows none only watches. */
export const seerOf = (table: OpenTable, token: string | undefined): Seer => {
  if (token === undefined) return 'spectator';
  const seat = seatOf(table.seats, token);
  if (seat === undefined) throw wrongToken();
  return seat;
};

export interface MatchRoutesOptions {
  readonly matches: Matches;
  readonly createdPerMinute: number;
}

export async function matchRoutes(app: FastifyInstance, { matches, createdPerMinute }: MatchRoutesOptions) {
  const openFor = async (request: FastifyRequest) => {
    const { id } = read(params, request.params, 'The match was not found');
    const table = await matches.open(id);
    return { table, seer: seerOf(table, tokenOf(request)) };
  };

  app.post(
    '/api/matches',
    { config: { rateLimit: { max: createdPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const asked = read(createMatchSchema, request.body ?? {}, 'The match was not created');
      return reply.code(201).send(await matches.create(asked));
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

  app.get('/api/matches/:id/state', async (request) => {
    const { since = -1 } = read(stateQuery, request.query, 'The state was not sent');
    const { table, seer } = await openFor(request);
    if (seer !== 'spectator') await table.settle();
    return table.update(seer, since);
  });

  app.post('/api/matches/:id/choices', async (request, reply) => {
    const { choice, since } = read(postChoiceSchema, request.body ?? {}, 'The choice was not read');
    const { table, seer } = await openFor(request);
    if (seer === 'spectator') throw noToken();
    if (choice.player !== seer) throw wrongPlayer();
    const before = since ?? table.seq;
    const refusal = await table.choose(choice);
    if (refusal) {
      const [decision] = table.asked(seer);
      return reply.code(409).send({ refusal, ...(decision ? { decision } : {}) });
    }
    await table.settle();
    return table.update(seer, before);
  });

  app.post('/api/matches/:id/explain', async (request) => {
    const { choice: intent } = read(postChoiceSchema, request.body ?? {}, 'The intent was not read');
    const { table, seer } = await openFor(request);
    if (seer === 'spectator') throw noToken();
    if (intent.player !== seer) throw wrongPlayer();
    return table.explain(intent);
  });
}
