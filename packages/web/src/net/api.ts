import type { Face } from '../faces/face.ts';
import { readFaces } from '../faces/read.ts';
import type { CardDocument } from '../faces/read.ts';
import type { CreatedMatch, Problem } from './wire.ts';

export interface StarterDeck {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The server's answer was a problem, or there was none. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.what}: ${problem.why}`);
    this.problem = problem;
  }
}

/** What the server sends instead of an answer. */
interface ErrorBody {
  readonly error: Problem;
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'error' in value && typeof value.error === 'object';

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError({
      code: 'net/unreachable',
      what: 'The server does not answer',
      why: 'check your connection and try again',
    });
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (isErrorBody(body)) throw new ApiError(body.error);
  if (answer.ok && body !== undefined) return body as Answer;
  throw new ApiError({
    code: `http/${answer.status}`,
    what: 'The server could not do that',
    why: `it answered with status ${answer.status}`,
  });
}

export const createMatch = (deck: string): Promise<CreatedMatch> =>
  ask('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deck ? { deck } : {}),
  });

export const loadFaces = async (): Promise<ReadonlyMap<string, Face>> =>
  readFaces(await ask<readonly CardDocument[]>('/api/cards'));

export const loadDecks = (): Promise<readonly StarterDeck[]> => ask('/api/decks');

/** A finished game as a file. */
export const replayAddress = (match: string): string => `/api/matches/${match}/replay`;
