import { drawLots } from '../state/chance.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { cardId, opponentOf } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { speakersOf } from '../state/memory.ts';
import { cardOf } from '../asking/cards.ts';

/** What the winner is shown of the loser's seed deck and draw deck, one card for each ante in play (B-26.11). */
export const drawAntes = (s: State, winner: Player): readonly CardId[] => {
  const antes = speakersOf(s, 'ante').length;
  if (antes === 0) return [];
  const loser = opponentOf(winner);
  const deck = s.fixed.owner.flatMap((owner, number) => {
    const id = cardId(number);
    return owner === loser && cardOf(s, id).type !== 'Mission' ? [id] : [];
  });
  const drawn = drawLots(s, 'selection', deck, antes);
  emit(s, 'ante drawn', { player: winner, cards: drawn, n: drawn.length });
  return drawn;
};
