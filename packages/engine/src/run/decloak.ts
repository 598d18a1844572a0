import { emit } from '../state/kernel.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';
import { isHere } from './parts/ship-company.ts';

export const decloak: ActRunner<'decloak'> = {
  run: withSelected((s, _f, cards) => {
    for (const id of cards) {
      if (!isHere(s, id) || !s.cards[id].cloaked) continue;
      s.cards[id].cloaked = false;
      s.unsettled = true;
      emit(s, 'decloaked', { card: id });
    }
  }),
};
