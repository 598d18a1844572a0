import { countOf } from '../state/mark.ts';
import type { ActRunner } from './parts/runner.ts';

export const count: ActRunner<'count'> = {
  run: (s, f, { by }) => {
    const c = s.cards[f.card];
    c.mark = { is: 'count', n: countOf(c.mark) + by };
    s.unsettled = true;
    return true;
  },
};
