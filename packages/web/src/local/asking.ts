import { ApiError } from '../net/problems.ts';
import type { FromWorker, Question, Questions, ToWorker } from './worker-messages.ts';

/** Questions that a worker of this browser answers, as a server would. */

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let last = 0;

export const newWorker = (): Worker => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });

/** True: the message was an answer to a question. */
export function heardAnswer(message: FromWorker): boolean {
  if (!('answers' in message)) return false;
  const asked = waiting.get(message.answers);
  waiting.delete(message.answers);
  if ('problem' in message) asked?.failed(new ApiError(message.problem));
  else asked?.done(message.answer as never);
  return true;
}

export const askWorker = <Q extends Question>(
  worker: Worker,
  q: Q,
  body: Questions[Q]['asked'],
): Promise<Questions[Q]['answer']> =>
  new Promise((done, failed) => {
    last += 1;
    waiting.set(last, { done, failed });
    worker.postMessage({ ask: { id: last, q, body } } as ToWorker);
  });

let house: Worker | undefined;

/** Asks a worker that has no table: about decks and formats. */
export function askHouse<Q extends 'check deck' | 'write deck' | 'check format'>(
  q: Q,
  body: Questions[Q]['asked'],
): Promise<Questions[Q]['answer']> {
  if (!house) {
    house = newWorker();
    house.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => void heardAnswer(data));
  }
  return askWorker(house, q, body);
}
