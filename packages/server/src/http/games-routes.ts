import type { Games } from '@spaceline/protocol';
import { claimSchema, peopleLimits } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Matches } from '../match/matches.ts';
import { seatOf } from '../match/tokens.ts';
import type { GamesStore } from '../people/games-store.ts';
import type { Sessions } from '../sealed/sessions.ts';
import { Problem } from '../problem.ts';
import { read } from './answers.ts';
import type { Visitors } from './visitors.ts';

export interface GamesRoutesOptions {
  readonly games: GamesStore;
  readonly matches: Matches;
  readonly sessions: Sessions;
  readonly visitors: Visitors;
}

const query = z.object({ before: z.iso.datetime().optional() });

/** One's games, wherever they were begun. */
export async function gamesRoutes(app: FastifyInstance, { games, matches, sessions, visitors }: GamesRoutesOptions) {
  app.get('/api/me/games', async (request): Promise<Games> => {
    const { before } = read(query, request.query, 'The games were not listed');
    const person = await visitors.person(request);
    if (!person) return { running: [], finished: [], boxes: [] };
    const [running, finished, boxes] = await Promise.all([
      before === undefined ? games.running(person.id, peopleLimits.games) : [],
      games.finished(person.id, peopleLimits.games, before === undefined ? undefined : new Date(before)),
      before === undefined ? sessions.of(person) : [],
    ]);
    return { running, finished, boxes };
  });

  /** Seats known by their tokens become one's own; what is not there or another's is left out. */
  app.post('/api/me/games', async (request) => {
    const { games: claimed } = read(claimSchema, request.body ?? {}, 'The games were not taken over');
    const person = await visitors.known(request, 'The games were not taken over');
    const taken: string[] = [];
    for (const { match, token } of claimed) {
      const seats = await matches.seatsOf(match).catch((error: unknown) => {
        if (error instanceof Problem) return undefined;
        throw error;
      });
      const seat = seats && seatOf(seats, token);
      if (seat === undefined) continue;
      await games.claim(match, seat, person.id);
      taken.push(match);
    }
    return { taken };
  });
}
