import type { DeckList } from './api.ts';
import { ask } from './api.ts';
import { becomeSomebody } from './me.ts';
import type { CreatedMatch, CreatedSealed, SealedJudgement, SealedState, SuggestedSealed } from './wire.ts';

/** Sealed play as the server keeps it: the box, the clock and the deck in the making. */

const sent = (method: string, body: unknown, token?: string): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  body: JSON.stringify(body),
  // What was laid last is kept even if the page is left at once.
  keepalive: true,
});

/** One's place in a session. */
export interface Seat {
  readonly sealed: string;
  /** Empty for who sat down at a table: they are known by who they are. */
  readonly token: string;
}

const at = ({ sealed }: Seat, what = ''): string => `/api/sealed/${sealed}${what}`;

/** A closed box for oneself and one for the computer. */
export const takeBox = async (opponent: object): Promise<CreatedSealed> => {
  await becomeSomebody();
  return ask('/api/sealed', sent('POST', { opponent }));
};

export const loadSealed = (seat: Seat): Promise<SealedState> =>
  ask(at(seat), seat.token ? { headers: { authorization: `Bearer ${seat.token}` } } : {});

/** The clock runs from here. */
export const openSealed = (seat: Seat): Promise<SealedState> => ask(at(seat, '/open'), sent('POST', {}, seat.token));

export const keepDraft = (seat: Seat, deck: DeckList): Promise<SealedJudgement> =>
  ask(at(seat, '/draft'), sent('PUT', { deck }, seat.token));

export const suggestDeck = (seat: Seat, deck: DeckList): Promise<SuggestedSealed> =>
  ask(at(seat, '/suggest'), sent('POST', { deck }, seat.token));

export const readyDeck = (seat: Seat, deck: DeckList): Promise<CreatedMatch> =>
  ask(at(seat, '/ready'), sent('POST', { deck }, seat.token));
