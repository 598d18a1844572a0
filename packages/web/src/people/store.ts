import type { ChatMessage, Company } from '@spaceline/protocol';
import { create } from 'zustand';
import { problemOf } from '../net/api.ts';
import { Line } from '../net/line.ts';
import { becomeAgain, becomeSomebody } from '../net/me.ts';
import { onKept } from '../net/kept-news.ts';
import { savedGame, savedGames } from '../net/saved.ts';
import type { Me, Problem, ServerMessage } from '../net/wire.ts';
import { claimGames, loadGames, loadLobby, loadMe } from './api.ts';
import type { Games, Lobby, PersonFacts } from './api.ts';

/** Who one is, one's games, and the people at the table one looks at. */
export interface PeopleStore {
  readonly me: PersonFacts | undefined;
  readonly games: Games | undefined;
  readonly lobby: Lobby | undefined;
  readonly problem: Problem | undefined;
  /** The table that is attended. */
  readonly match: string | undefined;
  readonly company: Company | undefined;
  /** When that was told, by the clock of this browser. */
  readonly told: number;
  readonly said: readonly ChatMessage[];
  /** The last message that was read. */
  readonly read: string;
}

export const usePeople = create<PeopleStore>()(() => ({
  me: undefined,
  games: undefined,
  lobby: undefined,
  problem: undefined,
  match: undefined,
  company: undefined,
  told: 0,
  said: [],
  read: '',
}));

const { getState: get, setState: set } = usePeople;

let line: Line | undefined;
let isLobbyWanted = false;

/** Asks again, but not more often than every two seconds. */
const calmly = (load: () => Promise<void>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  return () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = Date.now();
        load().catch((error: unknown) => set({ problem: problemOf(error) }));
      },
      Math.max(0, last + 2000 - Date.now()),
    );
  };
};

export const refreshGames = calmly(async () => {
  if (get().me) set({ games: await loadGames(), problem: undefined });
});

export const refreshLobby = calmly(async () => set({ lobby: await loadLobby(), problem: undefined }));

const inOrder = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  [...new Map(messages.map((message) => [message.id, message])).values()].toSorted(
    (one, other) => Number(one.id) - Number(other.id),
  );

function hear(message: ServerMessage): void {
  const { match, said } = get();
  // The answer to a ping comes after the server has begun to tell news: whatever was missed before is asked for.
  if (message.t === 'pong' || (message.t === 'stir' && message.what === 'games')) {
    refreshGames();
    if (isLobbyWanted) refreshLobby();
  }
  if (message.t === 'stir' && message.what === 'lobby' && isLobbyWanted) refreshLobby();
  if (message.t === 'company' && message.match === match) set({ company: message, told: Date.now() });
  if (message.t === 'said' && message.match === match) set({ said: inOrder([...said, ...message.messages]) });
}

function openLine(): void {
  if (line) return line.greet();
  const url = new URL('/ws', location.href);
  url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  line = new Line({
    connect: () => new WebSocket(url),
    greeting: () => {
      const { match } = get();
      const token = match === undefined ? undefined : savedGame(match)?.token;
      return { t: 'attend', ...(match === undefined ? {} : { match }), ...(token ? { token } : {}) };
    },
    onMessage: hear,
    // News that came while nobody listened are fetched; from here on the line tells them.
    onStatus: (status) => {
      if (status === 'open') line?.send({ t: 'ping' });
    },
  });
}

/** The line is opened anew: it speaks for whoever one is now. */
function reopenLine(): void {
  line?.close();
  line = undefined;
  openLine();
}

/** What compares decks and formats is fetched only where somebody is known. */
const shareKept = async (person: string): Promise<void> => (await import('./shared-shelves.ts')).shareKept(person);

/** Games in one request to take them over. */
const claimedAtOnce = 50;

/** Games whose tokens this browser has become those of the person, and decks and formats are kept by the server, too. */
async function bringAlong(person: string): Promise<void> {
  const games = savedGames()
    .filter(({ token }) => token !== '')
    .map(({ match, token }) => ({ match, token }));
  for (let at = 0; at < games.length; at += claimedAtOnce) await claimGames(games.slice(at, at + claimedAtOnce));
  refreshGames();
  await shareKept(person);
}

/** Milliseconds in which changes of decks and formats are gathered. */
const gathering = 1_500;
let sharing: ReturnType<typeof setTimeout> | undefined;

/** Soon; what happens until then goes along. */
export function shareSoon(): void {
  if (!get().me) return;
  clearTimeout(sharing);
  sharing = setTimeout(() => {
    const { me } = get();
    if (me) shareKept(me.person).catch(() => undefined);
  }, gathering);
}

onKept(shareSoon);

/** Somebody else, or under another name. */
export function becomeMe({ me }: Me): void {
  const isOther = get().me?.person !== me?.person;
  becomeAgain();
  set({ me, ...(isOther ? { games: undefined } : {}) });
  if (isOther) reopenLine();
  if (me) bringAlong(me.person).catch(() => undefined);
  else if (isOther) refreshGames();
}

/** Begins with who one is, if one is somebody; who has games here and is nobody yet becomes a guest. */
export async function arrive(): Promise<void> {
  if (get().me) return;
  const { me } = await loadMe();
  if (!me && savedGames().length === 0) return;
  becomeMe(me ? { me } : await becomeSomebody());
}

/** From now on somebody: whatever needs it asks for this first. */
export async function beSomebody(): Promise<PersonFacts | undefined> {
  if (!get().me) becomeMe(await becomeSomebody());
  return get().me;
}

/** News of the lobby are wanted as long as its page is open. */
export function attendLobby(): () => void {
  isLobbyWanted = true;
  openLine();
  refreshLobby();
  refreshGames();
  return () => {
    isLobbyWanted = false;
  };
}

/** News of the people at a table are wanted as long as it is open. */
export function attendTable(match: string): () => void {
  set({ match, company: undefined, said: [], read: '' });
  openLine();
  return () => {
    if (get().match !== match) return;
    set({ match: undefined, company: undefined, said: [] });
    openLine();
    refreshGames();
  };
}

export const say = (words: string): void => {
  const { match } = get();
  if (match !== undefined) line?.send({ t: 'say', match, words });
};

export const markRead = (): void => set(({ said }) => ({ read: said.at(-1)?.id ?? '' }));

/** Words of somebody who was muted are not shown any more. */
export const dropWordsOf = (person: string): void =>
  set(({ said }) => ({ said: said.filter((message) => message.person !== person) }));

/** Running games in which one is asked, but for the one on the table. */
export const waitingGames = ({ games, match }: Pick<PeopleStore, 'games' | 'match'>) =>
  (games?.running ?? []).filter(
    (game) => game.match !== match && game.seat !== undefined && game.stands?.asked.includes(game.seat),
  );
