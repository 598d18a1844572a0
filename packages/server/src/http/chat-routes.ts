import { matchIdSchema, muteSchema, reportSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Chat } from '../company/chat.ts';
import type { Matches } from '../match/matches.ts';
import { read } from './answers.ts';
import type { Visitors } from './visitors.ts';

const params = z.object({ id: matchIdSchema });

export interface ChatRoutesOptions {
  readonly chat: Chat;
  readonly matches: Matches;
  readonly visitors: Visitors;
}

/** Whom one does not want to hear, and words that nobody should. What is said travels by WebSocket. */
export async function chatRoutes(app: FastifyInstance, { chat, matches, visitors }: ChatRoutesOptions) {
  app.post('/api/me/mutes', async (request) => {
    const { person: muted, muted: on } = read(muteSchema, request.body ?? {}, 'Nobody was muted');
    const person = await visitors.known(request, 'Nobody was muted');
    await chat.mute(person, muted, on);
    return { person: muted, muted: on };
  });

  app.post(
    '/api/matches/:id/reports',
    { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { id } = read(params, request.params, 'The match was not found');
      const { message, why } = read(reportSchema, request.body ?? {}, 'Nothing was reported');
      const person = await visitors.known(request, 'Nothing was reported');
      const seer = await visitors.seer(await matches.open(id), undefined, person);
      await chat.report(id, seer, person, message, why);
      request.log.info({ match: id, message }, 'Words were reported');
      return reply.code(201).send({ done: true });
    },
  );
}
