import { emit } from '../state/kernel.ts';
import { discardFromPlay, rest } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

/** From play; or from a hand or deck where they were chosen, or just drawn. */
export const discard: ActRunner<'discard'> = {
  run: withSelected((s, _f, cards, { what }) => {
    for (const id of cards)
      if (what.select === 'cards' || s.cards[id].zone === 'hand') {
        rest(s, id, 'discard pile');
        emit(s, 'discarded', { card: id, player: s.fixed.owner[id], word: 'hand' });
      } else if (s.play.includes(id)) discardFromPlay(s, id);
  }),
};
