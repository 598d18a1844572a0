import { createSealedSchema, sealedDraftSchema, sealedIdSchema, suggestSealedSchema } from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Sessions } from '../sealed/sessions.ts';
import { read } from './answers.ts';
import { tokenOf } from './match-routes.ts';
import type { Visitors } from './visitors.ts';

const params = z.object({ id: sealedIdSchema });

export interface SealedRoutesOptions {
  readonly sessions: Sessions;
  readonly visitors: Visitors;
  readonly createdPerMinute: number;
}

/** Boxes, decks under way, and the matches they become. Nothing of a session is told without the token of a seat. */
export async function sealedRoutes(
  app: FastifyInstance,
  { sessions, visitors, createdPerMinute }: SealedRoutesOptions,
) {
  const askedOf = async (request: FastifyRequest) => ({
    id: read(params, request.params, 'The sealed session was not found').id,
    token: tokenOf(request),
    person: await visitors.person(request),
  });

  app.post(
    '/api/sealed',
    { config: { rateLimit: { max: createdPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const asked = read(createSealedSchema, request.body ?? {}, 'The sealed session was not created');
      return reply.code(201).send(await sessions.create(asked, await visitors.person(request)));
    },
  );

  app.get('/api/sealed/:id', async (request) => sessions.state(await askedOf(request)));

  app.post('/api/sealed/:id/open', async (request) => sessions.open(await askedOf(request)));

  app.put('/api/sealed/:id/draft', async (request) => {
    const { deck } = read(sealedDraftSchema, request.body ?? {}, 'The draft was not kept');
    return sessions.draft(await askedOf(request), deck);
  });

  app.post('/api/sealed/:id/suggest', async (request) => {
    const { deck } = read(suggestSealedSchema, request.body ?? {}, 'Nothing was suggested');
    return { deck: await sessions.suggest(await askedOf(request), deck) };
  });

  app.post('/api/sealed/:id/ready', async (request, reply) => {
    const { deck } = read(sealedDraftSchema, request.body ?? {}, 'The deck was not taken');
    return reply.code(201).send(await sessions.ready(await askedOf(request), deck));
  });
}
