import type { Window, WindowOf } from '@spaceline/language';
import type { CardId, None, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { WindowFrame } from '../state/frame.ts';
import type { Prepared, Responder } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import type { Action } from './calling-off.ts';
import type { WindowKeeper } from './windows/word.ts';

/** Where responses are possible at all (B-12.17), and who may make them. */

type Keeper = WindowKeeper<Window['to']>;
const keeperOf = <K extends Window['to']>(s: State, window: WindowOf<K>): WindowKeeper<K> =>
  s.fixed.machinery.windowKeepers[window.to] as WindowKeeper<K>;

/** Whether a card that responds this way could refer to that subject, by what both players can see. */
const concerns = (s: State, { card, window }: Responder, subject: CardId, player: Player): boolean =>
  keeperOf(s, window).concerns?.(s, window, subject, player, card) ?? true;

const isFor = (s: State, window: Window, subject: CardId, player: Player): boolean =>
  keeperOf(s, window).isFor?.(s, window, subject, player) ?? true;

const couldAnswer = (s: State, to: Window['to'], subject: CardId, player: Player): boolean =>
  s.players[player].piles.hand.length > 0 && s.fixed.pool.responders[to].some((r) => concerns(s, r, subject, player));

/** Whether some card of the pool could respond, as far as both players can see. */
export const couldBeAnswered = (s: State, to: Window['to'], subject: CardId): boolean =>
  couldAnswer(s, to, subject, 0) || couldAnswer(s, to, subject, 1);

/** Whether a player could answer this way, as far as the other can tell; only such a player is asked. */
export const couldBeMet = (s: State, responder: Responder, subject: CardId, player: Player): boolean =>
  concerns(s, responder, subject, player) && isFor(s, responder.window, subject, player);

/** Whether a player may respond to what the window is about with a card and one of its ways. */
export const mayRespond = (s: State, f: WindowFrame, player: Player, card: Prepared, window: Window): boolean =>
  window.to === f.to &&
  couldBeMet(s, { card, window }, f.card, player) &&
  (keeperOf(s, window).meets?.(s, window, f.card, player, card) ?? true);

/** The action that a window lets players respond to, as long as it has not happened. */
export const answeredIn = (s: State, { to, card }: WindowFrame): Action | undefined =>
  s.fixed.machinery.windowKeepers[to].action?.(s, card);

/** What is responded to has been called off, or has been dealt with: nothing is left to respond to. */
export const isOver = (s: State, f: WindowFrame): boolean => {
  const keeper: Pick<Keeper, 'isOver'> = s.fixed.machinery.windowKeepers[f.to];
  return keeper.isOver?.(s, f.card) === true || answeredIn(s, f)?.calledOff === true;
};

/** Who began what is answered; nobody, where it befalls both. */
export const begunBy = (s: State, { to, card }: WindowFrame): Player | None =>
  s.fixed.machinery.windowKeepers[to].begunBy?.(s, card) ?? none;

/** What a window is about, unless it is a secret: a card just drawn. */
export const shownIn = (s: State, { to, card }: WindowFrame): CardId | None =>
  s.fixed.machinery.windowKeepers[to].secret ? none : card;
