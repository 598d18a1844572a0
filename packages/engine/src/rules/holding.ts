import type { CardId } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';

/** Cards that another card holds until it leaves play (B-19.16). */
export const holdCards = (s: State, by: CardId, cards: readonly CardId[]): void => {
  for (const id of cards) {
    s.cards[id].heldBy = by;
    // Who they are stays their player's secret (B-13.34).
    emit(s, 'held', { card: id, on: by, only: s.cards[id].controller });
  }
  if (cards.length > 0) s.unsettled = true;
};
