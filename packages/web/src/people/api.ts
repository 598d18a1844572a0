import type {
  ForgotKept,
  Games,
  Kept,
  ListedMatch,
  ListedBox,
  Lobby,
  Me,
  OpenTableAsked,
  OpenTableFacts,
  PersonFacts,
  Profile,
  Rating,
  Rematch,
  Seated,
  Shelf,
} from '@spaceline/protocol';
import { ask, posted } from '../net/api.ts';

/** What the server knows of people, tables and games. */

export type {
  Games,
  ListedBox,
  ListedMatch,
  Lobby,
  OpenTableAsked,
  OpenTableFacts,
  PersonFacts,
  Profile,
  Rating,
  Rematch,
  Seated,
};

export const loadMe = (): Promise<Me> => ask('/api/me');
export const takeAccount = (name: string, password: string): Promise<Me> =>
  ask('/api/me/account', posted({ name, password }));
export const signIn = (name: string, password: string): Promise<Me> => ask('/api/sign-in', posted({ name, password }));
export const signOut = (): Promise<Me> => ask('/api/sign-out', posted({}));
export const rename = (name: string): Promise<Me> => ask('/api/me/name', posted({ name }));
export const changePassword = (old: string, password: string): Promise<object> =>
  ask('/api/me/password', posted({ old, password }));
export const removeMe = (password: string): Promise<Me> => ask('/api/me/delete', posted({ password }));
export const exportAddress = '/api/me/export';

export const loadGames = (before?: string): Promise<Games> =>
  ask(`/api/me/games${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`);
export const claimGames = (games: readonly { readonly match: string; readonly token: string }[]): Promise<object> =>
  ask('/api/me/games', posted({ games }));
export const loadProfile = (person: string): Promise<Profile> => ask(`/api/people/${person}`);

export const loadLobby = (): Promise<Lobby> => ask('/api/lobby');
export const openTable = (asked: OpenTableAsked): Promise<OpenTableFacts> => ask('/api/tables', posted(asked));
export const loadTable = (table: string): Promise<OpenTableFacts> => ask(`/api/tables/${table}`);
export const sitDown = (table: string, deck: OpenTableAsked['deck']): Promise<Seated> =>
  ask(`/api/tables/${table}/sit`, posted(deck === undefined ? {} : { deck }));
export const seatComputer = (table: string): Promise<Seated> => ask(`/api/tables/${table}/computer`, posted({}));
export const closeTable = (table: string): Promise<OpenTableFacts> => ask(`/api/tables/${table}/close`, posted({}));

export const loadRematch = (match: string): Promise<Rematch> => ask(`/api/matches/${match}/rematch`);
export const askRematch = (match: string): Promise<Rematch> => ask(`/api/matches/${match}/rematch`, posted({}));

export const mute = (person: string, muted: boolean): Promise<object> =>
  ask('/api/me/mutes', posted({ person, muted }));
export const report = (match: string, message: string, why: string): Promise<object> =>
  ask(`/api/matches/${match}/reports`, posted({ message, why }));

type ShelfId = 'decks' | 'formats';
export const loadKept = (shelf: ShelfId): Promise<Shelf> => ask(`/api/me/${shelf}`);
export const keepThere = (shelf: ShelfId, name: string, text: string): Promise<Pick<Kept, 'name' | 'changed'>> =>
  ask(`/api/me/${shelf}`, posted({ name, text }, 'PUT'));
export const forgetThere = (shelf: ShelfId, name: string, changed: string): Promise<ForgotKept> =>
  ask(`/api/me/${shelf}/forget`, posted({ name, changed }));
