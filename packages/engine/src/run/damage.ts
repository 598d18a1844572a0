import { damage as harm } from '../rules/damage.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const damage: ActRunner<'damage'> = {
  run: withSelected((s, _f, cards) => {
    for (const id of cards) harm(s, id);
  }),
};
