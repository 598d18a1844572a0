import type { Face } from '@spaceline/art';
import { readFaces } from '@spaceline/art';
import type { CardDocument } from '@spaceline/art';
import { withBuiltIn } from '../faces/built-in.ts';
import { askHouse } from '../local/asking.ts';
import { noteAnswer, noteAway } from './reach.ts';
import { led } from './rules.ts';
import { ApiError, isUnreachable, unreachable } from './problems.ts';
import type { CreatedMatch, MatchFacts, Problem } from './wire.ts';
import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** Card ids by the piles of a deck. */
export interface DeckList {
  readonly missions: readonly string[];
  readonly seeds: readonly string[];
  readonly draw: readonly string[];
}

/** Why a deck is not legal in a format, and the deck without the cards at fault, if that is legal. */
export interface Ruling {
  readonly why: readonly string[];
  readonly without?: DeckList;
}

export interface StarterDeck {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly deck: DeckList;
  readonly illegalIn: Readonly<Record<string, Ruling>>;
}

/** A ban or conversion list, each card by a name that a deck list may have. */
export interface CardList {
  readonly kind: 'banned' | 'converted';
  readonly name: string;
  readonly date: string;
  readonly source: string;
  readonly cards: readonly { readonly name: string; readonly becomes?: string }[];
}

export interface FormatClause {
  readonly id: string;
  readonly title: string;
  /** In our own words. */
  readonly text: string;
  /** The cards it is about. */
  readonly list?: CardList;
}

/** What was chosen where the rules are silent or disagree. */
export interface ClauseRuling {
  readonly id: string;
  readonly text: string;
  readonly why?: string;
}

/** A clause of the law with the chapter it stands in. */
export interface LawClause extends FormatClause {
  /** `base`, `assisted`, or the format whose sheet it is from. */
  readonly sheet: string;
  readonly chapter: string;
  readonly section?: string;
  /** By their ids. */
  readonly rulings: readonly string[];
  /** How many show it. */
  readonly tests: number;
}

/** Every clause there is. */
export interface Law {
  readonly clauses: readonly LawClause[];
  readonly rulings: readonly ClauseRuling[];
}

/** One clause wholly: with its rulings and the names of the tests that show it. */
export interface WholeClause extends FormatClause {
  readonly chapter: string;
  readonly rulings: readonly ClauseRuling[];
  readonly tests: readonly string[];
}

export interface FormatSheet {
  readonly id: string;
  readonly name: string;
  /** Version and date that its sheet has in print. */
  readonly sheet?: string;
  /** What it is like, in one line. */
  readonly about?: string;
  /** Decks are built from boxes, within so many minutes. */
  readonly sealed?: { readonly minutes: number };
  /** Minutes after which a round ends the game. */
  readonly roundMinutes?: number;
  readonly clauses: readonly FormatClause[];
}

/** What the server says of a house format: its clauses and the starter decks not legal in it, or all that is wrong. */
export type CheckedFormat =
  | { readonly ok: true; readonly format: FormatSheet; readonly illegalDecks: Readonly<Record<string, Ruling>> }
  | { readonly ok: false; readonly problems: readonly string[] };

export { ApiError, problemOf } from './problems.ts';

/** What the server sends instead of an answer. */
interface ErrorBody {
  readonly error: Problem;
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'object';

const ahead = new Map<string, Promise<Response>>();

/** Asks before the page that wants to know is there: whoever asks first gets the answer that is under way. */
export function askAhead(paths: readonly string[]): void {
  for (const path of paths) {
    const answer = fetch(path);
    ahead.set(path, answer);
    // Who asks hears of a failure; if nobody does, nobody minds.
    answer.catch(() => undefined);
  }
}

function taken(path: string): Promise<Response> | undefined {
  const answer = ahead.get(path);
  ahead.delete(path);
  return answer;
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await ((init ? undefined : taken(path)) ?? fetch(led(path), init));
    noteAnswer(answer);
  } catch {
    noteAway(true);
    throw unreachable();
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (isErrorBody(body)) throw new ApiError(body.error);
  if (answer.ok && body !== undefined) return body as Answer;
  throw new ApiError({
    code: `http/${answer.status}`,
    what: t('The server could not do that'),
    why: t('it answered with status {status}', { status: answer.status }),
  });
}

/** A request that brings something along. */
export const posted = (body: object, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** `deck`: the id of a starter deck, or a list. `format`: its id, or the file of a house format. */
export const createMatch = (asked: {
  readonly deck?: string | DeckList;
  readonly format?: string | { readonly text: string };
  /** Titles that are not written may be played, and the players correct the table by agreement. */
  readonly assisted?: boolean;
  /** Whom the computer plays as. */
  readonly opponent?: object;
}): Promise<CreatedMatch> => ask('/api/matches', posted(asked));

export const loadFaces = async (): Promise<ReadonlyMap<string, Face>> =>
  withBuiltIn(readFaces(await ask<readonly CardDocument[]>('/api/cards')));

/** Of titles that are not written, what is known of them; asked for as they are seen. */
export const loadUnwritten = (ids: readonly string[]): Promise<readonly CardDocument[]> =>
  ask(`/api/cards/unwritten?ids=${ids.join(',')}`);

/** The titles of one's own deck that are not written. */
export const loadFacts = (match: string, token: string): Promise<MatchFacts> =>
  ask(`/api/matches/${match}`, { headers: { authorization: `Bearer ${token}` } });

/** What a list has besides the parts of a deck. */
export interface DeckBeside {
  readonly kind: 'side deck' | 'aside';
  readonly name: string;
  readonly cards: readonly string[];
}

/** `words` begin with the line and end with the clause; `card`: words that name none, and which names may be `meant`. */
export interface DeckProblem {
  readonly severity: 'error' | 'warning';
  readonly words: string;
  readonly line?: number;
  readonly card?: string;
  readonly meant?: readonly string[];
}

/** What the judge says of a deck list. */
export interface DeckReport {
  readonly deck: DeckList;
  readonly legal: boolean;
  readonly problems: readonly DeckProblem[];
  /** Side decks and cards put aside, by title, one entry per copy. */
  readonly besides: readonly DeckBeside[];
  /** Titles without a program: an assisted table can play them. */
  readonly unwritten: readonly { readonly title: string; readonly type: string }[];
}

/** A format's id, or the file of a house format. */
type AskedFormat = string | { readonly text: string };

/** Where no server answers, the judge of this browser does. */
const orHere =
  <Answer>(here: () => Promise<Answer>) =>
  (error: unknown): Promise<Answer> => {
    if (isUnreachable(error)) return here();
    throw error;
  };

export const checkDeckList = (text: string, format: AskedFormat): Promise<DeckReport> =>
  ask<DeckReport>('/api/decks/check', posted({ text, format })).catch(
    orHere(() => askHouse('check deck', { text, format })),
  );

/** The notations of deck lists, as the server writes them. */
export const notations = {
  text: { name: 'plain text', ending: 'txt' },
  lackey: { name: 'LackeyCCG list', ending: 'txt' },
  dek: { name: 'LackeyCCG file', ending: 'dek' },
  json: { name: 'JSON', ending: 'json' },
} as const satisfies Record<string, { readonly name: Label; readonly ending: string }>;
export type Notation = keyof typeof notations;

/** What is written: a deck, and lists beside it by their names. */
export interface Written {
  readonly title: string;
  readonly deck: DeckList;
  readonly besides?: readonly { readonly name: string; readonly cards: readonly string[] }[];
}

export const writeDeckList = (list: Written, to: Notation): Promise<{ readonly text: string }> =>
  ask<{ readonly text: string }>('/api/decks/write', posted({ ...list, to })).catch(
    orHere(() => askHouse('write deck', { ...list, to })),
  );

export const loadDecks = (): Promise<readonly StarterDeck[]> => ask('/api/decks');

export const loadFormats = (): Promise<readonly FormatSheet[]> => ask('/api/formats');

export const loadLaw = (): Promise<Law> => ask('/api/clauses');

export const loadClause = (id: string): Promise<WholeClause> => ask(`/api/clauses/${id}`);

/** A finished game as a file. */
export const replayAddress = (match: string): string => `/api/matches/${match}/replay`;

/** What anybody may know of a match. */
export const loadMatch = (match: string): Promise<MatchFacts> => ask(`/api/matches/${match}`);

export const checkFormat = (text: string): Promise<CheckedFormat> =>
  ask<CheckedFormat>('/api/formats/check', posted({ text })).catch(orHere(() => askHouse('check format', text)));
