import type { Choice } from '@spaceline/engine';
import type { Hint, Reasons, SuggestedTeam } from '@spaceline/protocol';
import { ask } from '../net/api.ts';
import { t } from '../i18n/t.ts';

/** What an officer on the server says to whoever has a seat. */

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

export const askHint = (seat: Seat, besides: readonly Choice[]): Promise<Hint> => post(seat, 'hint', { besides });

export const askTeam = (seat: Seat, mission: number, among: readonly number[]): Promise<SuggestedTeam> =>
  post(seat, 'team', { mission, among });

export const askToSeed = (seat: Seat): Promise<unknown> => post(seat, 'seed', {});

export const loadReasons = (match: string): Promise<Reasons> => ask(`/api/matches/${match}/reasons`);
