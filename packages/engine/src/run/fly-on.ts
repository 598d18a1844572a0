import { flySelfShip } from '../rules/battle/self-ship.ts';
import type { ActRunner } from './parts/runner.ts';

export const flyOn: ActRunner<'fly on'> = {
  run: (s, f) => {
    flySelfShip(s, f.card);
    return true;
  },
};
