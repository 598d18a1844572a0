import { deckStream, shuffle } from '../state/chance.ts';
import type { DrawFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, None, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { remember } from '../state/history.ts';
import { emit, pop, push, start } from '../state/kernel.ts';
import { forgetCards } from '../state/seen.ts';
import type { State } from '../state/state.ts';
import { rest } from '../state/zones.ts';
import { mayRegenerate } from '../asking/regenerating.ts';
import { handsOpen } from './open-hands.ts';

/** Drawing and shuffling (B-13.32, B-13.33). */

export const drawCards = (s: State, player: Player, count: number): void => {
  if (count > 0) push(s, { kind: 'draw', player, left: count, drawn: none });
};

/** Once in a game: the cards the format names go from the discard pile into a new draw deck (B-28.19). */
const regenerate = (s: State, player: Player): void => {
  if (!mayRegenerate(s, player)) return;
  const cards = s.fixed.format.ask.regenerates(s, [], player);
  remember(s, { did: 'regenerated', player });
  s.unsettled = true;
  for (const id of cards) rest(s, id, 'draw deck', player);
  emit(s, 'draw deck regenerated', { player, n: cards.length });
  shuffleDeck(s, player);
};

/** One card, without any response: starting hands (B-26.9). */
export const drawOne = (s: State, player: Player): CardId | None => {
  const deck = s.players[player].piles['draw deck'];
  if (deck.length === 0) regenerate(s, player);
  if (deck.length === 0) {
    emit(s, 'draw impossible', { player });
    return none;
  }
  const card = deck[deck.length - 1];
  rest(s, card, 'hand', player);
  s.unsettled = true;
  emit(s, 'drew', { player, card, only: handsOpen(s) ? none : player });
  return card;
};

export const shuffleDeck = (s: State, player: Player): void => {
  forgetCards(s, s.players[player].piles['draw deck']);
  shuffle(s, deckStream(player), s.players[player].piles['draw deck']);
  emit(s, 'shuffled', { player });
};

export const drawHandler: Handler<DrawFrame> = {
  run: (s, f) => {
    if (f.left === 0) {
      pop(s);
      return false;
    }
    if (s.players[f.player].drawsNone) {
      pop(s);
      return false;
    }
    f.left -= 1;
    f.drawn = drawOne(s, f.player);
    if (f.drawn !== none) start(s, 'window', { to: 'draw', card: f.drawn, first: opponentOf(f.player) });
    return false;
  },
};
