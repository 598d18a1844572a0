import type { Socket } from '../net/line.ts';
import { keepLocalGame, localGame } from './game.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

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

/** A table in a thread of this browser, which looks like a connection to a server. */
export function localSocket(match: string): Socket {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  current = worker;
  const game = localGame(match);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => typeof text === 'string' && post(worker, { text }),
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
    if ('kept' in data) kept = { ...kept, choices: [...kept.choices, data.kept] };
    else {
      kept = { ...kept, step: data.step };
      for (const listener of listeners) listener(data.step);
    }
    keepLocalGame(kept);
  });
  post(worker, { open: game });
  queueMicrotask(() => socket.onopen?.call(asSocket, new Event('open')));
  return socket;
}
