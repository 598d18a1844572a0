import type { PlayerWord } from '@spaceline/language';
import { deckStream, shuffle } from '../state/chance.ts';
import { option } from '../contract/decision.ts';
import type { ArrangeFrame } from '../state/event-frame.ts';
import type { TextFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { opponentOf } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { rest } from '../state/zones.ts';
import { drawCards } from '../rules/drawing.ts';
import type { Runner } from './acts.ts';

/** What texts do to hands and draw decks. */

export const playerOf = (f: TextFrame, who: PlayerWord): Player =>
  who === 'you' ? f.you : who === 'opponent' ? opponentOf(f.you) : (f.target as Player);

/** The top of a draw deck is the end of its list; the bottom is the beginning. */
const putUnderDeck = (s: State, player: Player, cards: readonly CardId[]): void => {
  const p = s.players[player];
  const deck = p.piles['draw deck'].slice();
  for (const id of cards) rest(s, id, 'draw deck', player);
  p.piles['draw deck'].splice(0, p.piles['draw deck'].length, ...cards, ...deck);
};

export const transformHand: Runner<'transform hand'> = (s, f, act) => {
  const player = playerOf(f, act.who);
  const hand = s.players[player].piles.hand.slice();
  if (hand.length === 0) return true;
  shuffle(s, deckStream(player), hand);
  putUnderDeck(s, player, hand);
  emit(s, 'put under deck', { player, n: hand.length });
  drawCards(s, player, hand.length);
  return true;
};

export const discardFromHand: Runner<'discard from hand'> = (s, f, act) => {
  const player = playerOf(f, act.who);
  const { hand } = s.players[player].piles;
  if (!f.ready && hand.length > act.count) {
    push(s, {
      kind: 'select',
      player,
      source: f.card,
      from: hand.slice(),
      min: act.count,
      max: act.count,
      sure: [],
      asked: 'choose cards',
      secret: true,
    });
    return false;
  }
  for (const id of f.ready ? f.picked : hand.slice()) {
    rest(s, id, 'discard pile');
    emit(s, 'discarded', { card: id, player: s.fixed.owner[id], word: 'hand' });
  }
  return true;
};

/** Shown in the order of the deck list, so that looking tells nothing about what lies where. */
export const takeFromDeck: Runner<'take from deck'> = (s, f, act) => {
  const deck = s.players[f.you].piles['draw deck'];
  if (!f.ready && deck.length > act.count) {
    push(s, {
      kind: 'select',
      player: f.you,
      source: f.card,
      from: deck.toSorted((a, b) => a - b),
      min: act.count,
      max: act.count,
      sure: [],
      asked: 'choose cards',
      secret: true,
    });
    return false;
  }
  const taken = f.ready ? f.picked : deck.slice();
  for (const id of taken) rest(s, id, 'hand', f.you);
  s.unsettled = true;
  emit(s, 'took from deck', { player: f.you, cards: taken, n: taken.length, only: f.you });
  return true;
};

export const arrangeDeck: Runner<'arrange deck'> = (s, f, act) => {
  const whose = playerOf(f, act.who);
  if (s.players[whose].piles['draw deck'].length > 0) push(s, { kind: 'arrange', player: f.you, whose, card: f.card });
  return true;
};

const topFirst = (s: State, f: ArrangeFrame): CardId[] => s.players[f.whose].piles['draw deck'].toReversed();

/** B-13.39: all cards in their new order, the top one first; the order stays the secret of whoever made it. */
export const arrangeHandler: Handler<ArrangeFrame> = {
  run: () => true,
  shows: (s, f, seer) => (f.player === seer ? topFirst(s, f) : []),
  asks: (_s, f) => [{ player: f.player, kind: 'arrange cards', source: f.card }],
  options: (s, f) => {
    const from = topFirst(s, f);
    return [option('arrange', f.card, -1, -1, -1, { from, min: from.length, max: from.length })];
  },
  answer: (s, f, choice) => {
    pop(s);
    const { 'draw deck': drawDeck } = s.players[f.whose].piles;
    drawDeck.splice(0, drawDeck.length, ...choice.cards.toReversed());
    emit(s, 'order changed', { player: f.whose, card: f.card });
  },
};
