import { emit } from '../state/kernel.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const disable: ActRunner<'disable'> = {
  run: withSelected((s, f, cards) => {
    for (const id of cards) {
      s.cards[id].disabledBy = f.card;
      emit(s, 'disabled', { card: id, on: f.card });
    }
    s.unsettled = true;
  }),
};
