import { matchIdSchema, openTableSchema, sitSchema, tableIdSchema } from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Lobby } from '../lobby/lobby.ts';
import { Rematches } from '../lobby/rematch.ts';
import type { Matches } from '../match/matches.ts';
import type { GamesStore } from '../people/games-store.ts';
import { read } from './answers.ts';
import type { Visitors } from './visitors.ts';

const params = z.object({ id: tableIdSchema });
const matchParams = z.object({ id: matchIdSchema });

export interface LobbyRoutesOptions {
  readonly lobby: Lobby;
  readonly matches: Matches;
  readonly games: GamesStore;
  readonly visitors: Visitors;
  readonly createdPerMinute: number;
}

/** Open tables, invitations, sitting down, and playing again. */
export async function lobbyRoutes(app: FastifyInstance, options: LobbyRoutesOptions) {
  const { lobby, matches, games, visitors, createdPerMinute } = options;
  const rematches = new Rematches({ lobby, matches, games });
  const dear = { config: { rateLimit: { max: createdPerMinute, timeWindow: '1 minute' } } };
  const tableOf = (request: FastifyRequest) => read(params, request.params, 'The table was not found').id;
  const matchOf = (request: FastifyRequest) => read(matchParams, request.params, 'The match was not found').id;

  app.get('/api/lobby', async (request) => lobby.facts(await visitors.person(request)));

  app.post('/api/tables', dear, async (request, reply) => {
    const asked = read(openTableSchema, request.body ?? {}, 'The table was not opened');
    const person = await visitors.known(request, 'The table was not opened');
    return reply.code(201).send(await lobby.open(person, asked));
  });

  app.get('/api/tables/:id', async (request) => lobby.table(tableOf(request), await visitors.person(request)));

  app.post('/api/tables/:id/sit', dear, async (request, reply) => {
    const { deck } = read(sitSchema, request.body ?? {}, 'Nobody sat down');
    const person = await visitors.known(request, 'Nobody sat down');
    return reply.code(201).send(await lobby.sit(tableOf(request), person, deck));
  });

  app.post('/api/tables/:id/computer', dear, async (request, reply) => {
    const person = await visitors.known(request, 'Nobody sat down');
    return reply.code(201).send(await lobby.seatComputer(tableOf(request), person));
  });

  app.post('/api/tables/:id/close', async (request) => {
    const person = await visitors.known(request, 'Nothing was changed');
    const id = tableOf(request);
    await lobby.close(id, person);
    return lobby.table(id, person);
  });

  app.get('/api/matches/:id/rematch', async (request) =>
    rematches.state(matchOf(request), await visitors.person(request)),
  );

  app.post('/api/matches/:id/rematch', dear, async (request) => {
    const person = await visitors.known(request, 'No rematch was offered');
    return rematches.ask(matchOf(request), person);
  });
}
