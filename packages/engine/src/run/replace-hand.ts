import type { Who } from '@spaceline/language';
import { fits } from '../asking/fits.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { deckStream, shuffle } from '../state/chance.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { rest } from '../state/zones.ts';
import { drawCards } from '../rules/drawing.ts';
import { nothingToDo } from './parts/grounds.ts';
import { playerOf } from './parts/players.ts';
import type { ActRunner } from './parts/runner.ts';

/** B-29.31: all of them are shown and discarded before any card is drawn. */
const discardFitting = (s: State, player: Player, hand: readonly CardId[], who: Who): number => {
  emit(s, 'revealed', { player, cards: hand, n: hand.length, word: 'hand' });
  const gone = hand.filter((id) => fits(s, who, id, player));
  for (const id of gone) {
    rest(s, id, 'discard pile');
    emit(s, 'discarded', { card: id, player: s.fixed.owner[id], word: 'hand' });
  }
  return gone.length;
};

/** The top of a draw deck is the end of its list; the bottom is the beginning. */
const putUnderDeck = (s: State, player: Player, cards: CardId[]): number => {
  shuffle(s, deckStream(player), cards);
  const p = s.players[player];
  const deck = p.piles['draw deck'].slice();
  for (const id of cards) rest(s, id, 'draw deck', player);
  p.piles['draw deck'].splice(0, p.piles['draw deck'].length, ...cards, ...deck);
  emit(s, 'put under deck', { player, n: cards.length });
  return cards.length;
};

export const replaceHand: ActRunner<'replace hand'> = {
  run: (s, f, { who, discarding }) => {
    const player = playerOf(f, who);
    const hand = s.players[player].piles.hand.slice();
    if (hand.length === 0) return true;
    const gone = discarding ? discardFitting(s, player, hand, discarding) : putUnderDeck(s, player, hand);
    drawCards(s, player, gone);
    return true;
  },
  // The card being played is no longer in the hand that it counts.
  pointless: (s, player, { who }, _on, whom) =>
    who !== 'chosen' || whom === undefined || s.players[whom].piles.hand.length > (whom === player ? 1 : 0)
      ? undefined
      : nothingToDo,
};
