import { cardId, locationId } from '@spaceline/engine';
import type { Player } from '@spaceline/engine';
import { askHintSchema, askTeamSchema, matchIdSchema } from '@spaceline/protocol';
import type { Hint, Reasons, SuggestedTeam } from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { Matches } from '../match/matches.ts';
import { RecordedTable } from '../match/recorded.ts';
import type { Table } from '../match/table.ts';
import { noToken, Problem } from '../problem.ts';
import { Allowance } from './allowance.ts';
import { read } from './answers.ts';
import { tokenOf } from './match-routes.ts';
import type { Visitors } from './visitors.ts';

const params = z.object({ id: matchIdSchema });

const notAsked = () => new Problem(409, 'hint/not-asked', 'There is no hint', 'nothing is asked of you now');
const notAllowed = () =>
  new Problem(403, 'hint/off', 'There is no hint', 'people who play each other are advised only if both allow it');
const tooMany = () =>
  new Problem(429, 'hint/too-many', 'There is no hint', 'that was too much at once; wait a few seconds');

/** Hints for one seat: so many at once, and so many more each second. Who wants more waits, and not for long. */
const hintsAtOnce = 30;
const hintsPerSecond = 2;
const longestWait = 5_000;

/** Hints that are being thought out at once, for whomever: no queue is longer. */
const mostHints = 50;

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

  const allowances = new WeakMap<Table, readonly [Allowance, Allowance]>();
  const allowanceOf = ({ table, player }: Advised): Allowance => {
    const two = allowances.get(table) ?? [
      new Allowance(hintsPerSecond, hintsAtOnce),
      new Allowance(hintsPerSecond, hintsAtOnce),
    ];
    allowances.set(table, two);
    return two[player];
  };
  let thinking = 0;

  app.post('/api/matches/:id/hint', async (request): Promise<Hint> => {
    const { besides = [] } = read(askHintSchema, request.body ?? {}, 'The hint was not asked for');
    const seat = await advised(request);
    const waits = allowanceOf(seat).take();
    if (waits > longestWait || thinking >= mostHints) throw tooMany();
    if (waits > 0) await wait(waits);
    thinking += 1;
    try {
      const hint = await seat.table.hint(seat.player, besides);
      if (!hint) throw notAsked();
      return { choice: hint.choice, why: hint.why };
    } finally {
      thinking -= 1;
    }
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
