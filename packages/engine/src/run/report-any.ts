import { start } from '../state/kernel.ts';
import type { ActRunner } from './parts/runner.ts';

export const reportAny: ActRunner<'report any'> = {
  run: (s, f) => {
    start(s, 'report group', { player: f.you, card: f.card });
    return true;
  },
};
