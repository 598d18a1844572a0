import type { Action } from '../contract/action.ts';
import type { CardId } from '../contract/ids.ts';
import type { EventName, Said } from '../contract/event.ts';
import { happening } from '../contract/event.ts';
import type { Handler } from '../contract/handler.ts';
import type { LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Frame } from './frame.ts';
import type { Given } from './given.ts';
import { showEverybody } from './seen.ts';
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

/** Hands selected cards to whatever asked for them: what waits on top now. */
export const handOver = (s: State, cards: readonly CardId[]): void => {
  const below = s.frames[s.frames.length - 1];
  const { takes } = handlerOf(s, below);
  if (!takes) throw new Error(`Nobody asked for a selection: ${below.kind}`);
  takes(s, below, cards);
};

/** The topmost frame of a kind. */
export const findFrame = <K extends Frame['kind']>(s: State, kind: K): Extract<Frame, { kind: K }> | undefined => {
  for (let i = s.frames.length - 1; i >= 0; i--)
    if (s.frames[i].kind === kind) return s.frames[i] as Extract<Frame, { kind: K }>;
  return undefined;
};

/** Happenings after which everybody knows where the cards they name lie. */
const shows: ReadonlySet<EventName> = new Set<EventName>([
  'revealed',
  'returned to hand',
  'returned under mission',
  'acquired',
]);

export const emit = <N extends EventName>(s: State, e: N, said: Said<N>): void => {
  const event = happening(e, said, s.action.number);
  s.events.push(event);
  if (shows.has(e) && event.only === none) showEverybody(s, [event.card, ...event.cards]);
};

/** From now on what happens belongs to a new action. */
export const beginAction = (s: State, player: Player, what: Action['what']): void => {
  s.action = { number: s.action.number + 1, player, what, at: none };
};

/** The action under way has led to an attempt or a battle; a battle in an attempt is a part of it. */
export const setScene = (s: State, scene: 'attempt' | 'battle', at: LocationId): void => {
  const { number, player, what } = s.action;
  if (s.action.scene === undefined) s.action = { number, player, what, at, scene };
};
