import { none } from '../../contract/ids.ts';
import type { SelectionRunner } from '../parts/runner.ts';

export const host: SelectionRunner<'host'> = {
  pick: (s, f) => (s.cards[f.card].host === none ? [] : [s.cards[f.card].host]),
};
