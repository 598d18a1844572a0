import type { Correction } from '../contract/correction.ts';
import type { EventName, GameEvent } from '../contract/event.ts';
import type { Handler } from '../contract/handler.ts';
import type { Frame } from './frame.ts';
import type { Given } from './given.ts';
import type { CardId } from '../contract/ids.ts';
import { cardId, locationId, none } from '../contract/ids.ts';
import type { State } from './state.ts';

/** The few things every rule does to the table: wait, finish waiting, and say what happened. */

export const push = (s: State, frame: Frame): void => {
  s.frames.push(frame);
};

export const pop = (s: State): void => {
  s.frames.pop();
};

/** Sets a process in motion by its name: whoever starts it need not know where it is written. */
export const start = <K extends keyof Given>(s: State, kind: K, given: Given[K]): void =>
  s.fixed.machinery.beginnings[kind](s, given);

export const handlerOf = <K extends Frame['kind']>(
  s: State,
  frame: Frame & { readonly kind: K },
): Handler<Frame & { readonly kind: K }> => {
  const kind: K = frame.kind;
  return s.fixed.machinery.handlers[kind];
};

/** The topmost frame of a kind. */
export const findFrame = <K extends Frame['kind']>(s: State, kind: K): Extract<Frame, { kind: K }> | undefined => {
  for (let i = s.frames.length - 1; i >= 0; i--)
    if (s.frames[i].kind === kind) return s.frames[i] as Extract<Frame, { kind: K }>;
  return undefined;
};

const noCards: readonly CardId[] = [];

export interface Said {
  readonly player?: number;
  readonly card?: number;
  readonly on?: number;
  readonly n?: number;
  readonly cards?: readonly CardId[];
  readonly word?: string;
  readonly only?: number;
  readonly correction?: Correction;
}

export const emit = (s: State, e: EventName, said: Said = {}): void => {
  const happened: GameEvent = {
    e,
    player: said.player ?? none,
    card: cardId(said.card ?? none),
    on: locationId(said.on ?? none),
    n: said.n ?? none,
    cards: said.cards ?? noCards,
    word: said.word ?? '',
    only: said.only ?? none,
    ...(said.correction ? { correction: said.correction } : {}),
  };
  s.events.push(happened);
};
