import { emit } from '../state/kernel.ts';
import { discardFromPlay } from '../state/zones.ts';
import { reappear as comeBack } from '../rules/away.ts';
import type { ActRunner } from './parts/runner.ts';

export const reappear: ActRunner<'reappear'> = {
  run: (s, f, { counting }) => {
    const c = s.cards[f.card];
    if (counting) {
      const turns = c.mark.is === 'away' ? c.mark.turns - 1 : 0;
      c.mark = { is: 'away', turns };
      emit(s, 'countdown reduced', { card: f.card, n: turns });
      if (turns > 0) return true;
    }
    comeBack(s, f.card);
    if (counting) discardFromPlay(s, f.card, 'expired');
    return true;
  },
};
