import { cardId, locationId } from '@spaceline/engine';
import type { Player } from '@spaceline/engine';
import { askHintSchema, askTeamSchema, matchIdSchema } from '@spaceline/protocol';
import type { Hint, Reasons, SuggestedTeam } from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Matches } from '../match/matches.ts';
import { RecordedTable } from '../match/recorded.ts';
import type { Table } from '../match/table.ts';
import { noToken, Problem } from '../problem.ts';
import { read } from './answers.ts';
import { tokenOf } from './match-routes.ts';
import type { Visitors } from './visitors.ts';

const params = z.object({ id: matchIdSchema });

const notAsked = () => new Problem(409, 'hint/not-asked', 'There is no hint', 'nothing is asked of you now');
const notAllowed = () =>
  new Problem(403, 'hint/off', 'There is no hint', 'people who play each other are advised only if both allow it');

interface Advised {
  readonly table: Table;
  readonly player: Player;
}

export interface AdviceRoutesOptions {
  readonly matches: Matches;
  readonly visitors: Visitors;
}

/** What helps a person at the table: hints, teams, seeding. All of it follows from what the person knows. */
export async function adviceRoutes(app: FastifyInstance, { matches, visitors }: AdviceRoutesOptions) {
  const advised = async (request: FastifyRequest): Promise<Advised> => {
    const { id } = read(params, request.params, 'The match was not found');
    const table = await matches.open(id);
    const player = await visitors.seer(table, tokenOf(request), await visitors.person(request));
    if (player === 'spectator') throw noToken();
    if (table instanceof RecordedTable) return table.explain();
    if (!table.mayAdvise) throw notAllowed();
    await table.refresh();
    return { table, player };
  };

  app.post('/api/matches/:id/hint', async (request): Promise<Hint> => {
    const { besides = [] } = read(askHintSchema, request.body ?? {}, 'The hint was not asked for');
    const { table, player } = await advised(request);
    const hint = await table.hint(player, besides);
    if (!hint) throw notAsked();
    return { choice: hint.choice, why: hint.why };
  });

  app.post('/api/matches/:id/team', async (request): Promise<SuggestedTeam> => {
    const { mission, among } = read(askTeamSchema, request.body ?? {}, 'The team was not asked for');
    const { table, player } = await advised(request);
    const team = table.team(player, locationId(mission), among.map(cardId));
    if (!team) return { people: [], meets: false, why: 'None of them may attempt this mission.' };
    return { people: [...team.people], meets: team.meets, why: team.why };
  });

  app.post('/api/matches/:id/seed', async (request): Promise<{ readonly seeding: true }> => {
    const { table, player } = await advised(request);
    table.seedFor(player);
    return { seeding: true };
  });

  app.get('/api/matches/:id/reasons', async (request): Promise<Reasons> => {
    const { id } = read(params, request.params, 'The match was not found');
    return { reasons: await matches.reasons(id) };
  });
}
