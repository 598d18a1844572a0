import { currentTeam } from '../asking/taking-part.ts';
import { kill } from '../rules/killing.ts';
import { stop } from '../rules/states.ts';
import { askFor } from './parts/asking.ts';
import type { ActRunner } from './parts/runner.ts';
import { beamOff, teamAndGear, waysOff } from './parts/ways-off.ts';

/** B-29.10: they arrive stopped, and the attempt is over for them. */
export const beamOffOrDie: ActRunner<'beam off or die'> = {
  run: (s, f) => {
    const team = teamAndGear(s);
    if (f.ready && f.picked.length > 0) {
      beamOff(s, f, f.picked[0], team);
      stop(s, team);
      return true;
    }
    const ways = f.ready ? [] : waysOff(s, f, team);
    if (ways.length === 0) {
      kill(s, currentTeam(s).members);
      return true;
    }
    askFor(s, f, { from: ways, min: 0, max: 1, asked: 'choose option' });
    return false;
  },
};
