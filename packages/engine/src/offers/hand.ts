import type { CardId, Player } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import { normalPlays } from '../rules/extra-draws.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';

/** Cards of a hand and the normal card play they use (B-13.1). */

const notInHand = ground('not-in-hand', 'B-13.1', 'the card is not in your hand');
export const playUsed = ground('card-play-used', 'B-11.6', 'your normal card play of this turn is used');

export const cardPlaysLeft = (s: State, player: Player): number => {
  return normalPlays(s, player) - s.players[player].playsUsed;
};

export const spendCardPlay = (s: State, player: Player): void => {
  s.players[player].playsUsed += 1;
  emit(s, 'card play used', { player });
};

/** One copy stands for all copies in the hand. */
export const distinctHand = (s: State, player: Player): CardId[] => {
  const distinct: CardId[] = [];
  for (const id of s.players[player].piles.hand) if (!hasCopy(s, distinct, id)) distinct.push(id);
  return distinct;
};

const hasCopy = (s: State, cards: readonly CardId[], id: CardId): boolean => {
  const { index } = cardOf(s, id);
  for (const other of cards) if (cardOf(s, other).index === index) return true;
  return false;
};

export const whyNotFromHand = (s: State, player: Player, card: CardId): Ground | undefined =>
  s.players[player].piles.hand.includes(card) ? undefined : notInHand;
