import { emit } from '../state/kernel.ts';
import { rest } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

/**
 * From your discard pile or draw deck. A card that takes others from the pile is still being played, so it is not in it
 * itself (B-13.30, B-13.31).
 */
export const take: ActRunner<'take'> = {
  run: withSelected((s, f, cards, { what }) => {
    if (what.select === 'cards') {
      for (const id of cards) rest(s, id, 'hand', f.you);
      s.unsettled = true;
      emit(s, 'took from deck', { player: f.you, cards, n: cards.length, only: f.you });
      return;
    }
    for (const id of cards) {
      if (!s.players[f.you].piles['discard pile'].includes(id)) continue;
      rest(s, id, 'hand');
      emit(s, 'returned to hand', { card: id, player: f.you });
    }
  }),
};
