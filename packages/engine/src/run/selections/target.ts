import { none } from '../../contract/ids.ts';
import type { SelectionRunner } from '../parts/runner.ts';

/** Gone, it is no longer selected; one in a discard pile was named there. */
export const target: SelectionRunner<'target'> = {
  pick: (s, f) =>
    f.target !== none && (s.play.includes(f.target) || s.cards[f.target].zone === 'discard pile') ? [f.target] : [],
};
