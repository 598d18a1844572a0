import { isPersonnel } from '../asking/where.ts';
import { kill as begin } from '../rules/killing.ts';
import { nothingToDo } from './parts/grounds.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';
import { sidesOf } from './parts/sides.ts';

export const kill: ActRunner<'kill'> = {
  run: withSelected((s, _f, cards, { literally }) => begin(s, cards, literally)),
  // Whether somebody fits may be a secret; that no personnel fight there is none (B-22.23).
  pointless: (s, player, { what }) => {
    if (!('among' in what) || what.among !== 'other side') return undefined;
    return sidesOf(s, player)?.other.some((id) => isPersonnel(s, id)) === false ? nothingToDo : undefined;
  },
};
