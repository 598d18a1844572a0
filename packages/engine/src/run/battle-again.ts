import { fits } from '../asking/fits.ts';
import { start } from '../state/kernel.ts';
import type { ActRunner } from './parts/runner.ts';
import { sidesOf } from './parts/sides.ts';

export const battleAgain: ActRunner<'battle again'> = {
  run: (s, f, act) => {
    const sides = sidesOf(s, f.you);
    if (!sides) return true;
    const own = sides.own.filter((id) => fits(s, act.with, id, f.you));
    if (own.length > 0 && sides.other.length > 0)
      start(s, 'personnel battle', {
        player: f.you,
        place: sides.place,
        forces: [own, sides.other],
        times: act.times,
        unbidden: true,
      });
    return true;
  },
};
