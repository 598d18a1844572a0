import type { Socket } from '../net/line.ts';
import { askWorker, heardAnswer, newWorker } from './asking.ts';
import { keepLocalGame, localGame } from './game.ts';
import type { LocalGame } from './game.ts';
import type { FromWorker, Question, Questions, ToWorker } from './worker-messages.ts';

/** Those who want to know how far a lesson has come. */
type Listener = (step: number) => void;
const listeners = new Set<Listener>();

export const onStep = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let current: Worker | undefined;
const post = (worker: Worker | undefined, message: ToWorker): void => worker?.postMessage(message);

/** The person has read a step that asks for nothing. */
export const goOn = (): void => post(current, { goOn: true });

/** The person knows what a step asks for: it is done for them. */
export const knowStep = (): void => post(current, { known: true });

/** Asks the table that is open now. */
export const askTable = <Q extends Question>(q: Q, body: Questions[Q]['asked']): Promise<Questions[Q]['answer']> =>
  current ? askWorker(current, q, body) : Promise.reject(new Error('No table is open.'));

/** The game as it is kept after what the worker tells. */
function keptAfter(game: LocalGame, data: Extract<FromWorker, { kept: unknown } | { back: number }>): LocalGame {
  const { stands } = data;
  const moved = new Date().toISOString();
  const { choices, reasons = [] } = game;
  if ('back' in data)
    return {
      ...game,
      choices: choices.slice(0, data.back),
      reasons: reasons.filter(({ seq }) => seq <= data.back),
      stands,
      moved,
    };
  const next = [...choices, data.kept];
  const why = data.why === undefined ? {} : { reasons: [...reasons, { seq: next.length, why: data.why }] };
  return { ...game, choices: next, ...why, stands, moved };
}

const ping = JSON.stringify({ t: 'ping' });
const pong = JSON.stringify({ t: 'pong' });

/** A table in a thread of this browser, which looks like a connection to a server. */
export function localSocket(match: string): Socket {
  const worker = newWorker();
  current = worker;
  const game = localGame(match);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // A computer deep in thought hears nothing; it is there all the same.
    send: (text) => (text === ping ? say(pong) : typeof text === 'string' && post(worker, { text })),
    close: () => worker.terminate(),
  };
  const asSocket = socket as WebSocket;
  const say = (text: string) => socket.onmessage?.call(asSocket, new MessageEvent('message', { data: text }));
  if (!game) {
    queueMicrotask(() => {
      socket.onopen?.call(asSocket, new Event('open'));
      const why = 'this browser keeps no such game';
      say(JSON.stringify({ t: 'error', code: 'match/unknown', what: 'The match was not found', why }));
    });
    return socket;
  }
  let kept = game;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('text' in data) return say(data.text);
    if (heardAnswer(data) || 'answers' in data) return;
    if ('step' in data) {
      kept = { ...kept, step: data.step };
      for (const listener of listeners) listener(data.step);
    } else kept = keptAfter(kept, data);
    keepLocalGame(kept);
  });
  post(worker, { open: game });
  queueMicrotask(() => socket.onopen?.call(asSocket, new Event('open')));
  return socket;
}
