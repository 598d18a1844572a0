import { repair as mend } from '../rules/repair.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const repair: ActRunner<'repair'> = {
  run: withSelected((s, _f, cards) => {
    for (const id of cards) mend(s, id);
  }),
};
