import type { CardId, Player } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import { normalPlays } from '../rules/extra-draws.ts';
import type { Prepared } from '../state/pool.ts';
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

/** Whether a copy of a card comes before it in a hand. */
const isRepeated = (s: State, hand: readonly CardId[], at: number): boolean => {
  const { index } = cardOf(s, hand[at]);
  for (let i = 0; i < at; i++) if (cardOf(s, hand[i]).index === index) return true;
  return false;
};

const nothing: readonly CardId[] = [];

/** Such cards of a hand: one copy stands for all copies in it. */
export const distinctHand = (s: State, player: Player, isOne: (card: Prepared) => boolean): readonly CardId[] => {
  let distinct: CardId[] | undefined;
  const { hand } = s.players[player].piles;
  for (let i = 0; i < hand.length; i++)
    if (isOne(cardOf(s, hand[i])) && !isRepeated(s, hand, i)) (distinct ??= []).push(hand[i]);
  return distinct ?? nothing;
};

export const whyNotFromHand = (s: State, player: Player, card: CardId): Ground | undefined =>
  s.players[player].piles.hand.includes(card) ? undefined : notInHand;
