import type { Choice } from '@spaceline/engine';
import type { Hint, Reasons, SuggestedTeam } from '@spaceline/protocol';
import { isLocal } from '../local/game.ts';
import { askTable } from '../local/local-socket.ts';
import { ask } from '../net/api.ts';

/** What an officer says to whoever has a seat: on the server, or in this browser where the game is played in it. */

export type { Hint, Reasons, SuggestedTeam };

interface Seat {
  readonly match: string;
  /** Absent: the browser is known. */
  readonly token?: string | undefined;
}

const post = <Answer>({ match, token }: Seat, what: string, body: object): Promise<Answer> =>
  ask(`/api/matches/${match}/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });

export const askHint = (seat: Seat, besides: readonly Choice[]): Promise<Hint> =>
  isLocal(seat.match) ? askTable('hint', besides) : post(seat, 'hint', { besides });

export const askTeam = (seat: Seat, mission: number, among: readonly number[]): Promise<SuggestedTeam> =>
  isLocal(seat.match) ? askTable('team', { mission, among }) : post(seat, 'team', { mission, among });

export const askToSeed = (seat: Seat): Promise<unknown> =>
  isLocal(seat.match) ? askTable('seed', null) : post(seat, 'seed', {});

export const loadReasons = async (match: string): Promise<Reasons> =>
  isLocal(match) ? { reasons: await askTable('reasons', null) } : ask(`/api/matches/${match}/reasons`);
