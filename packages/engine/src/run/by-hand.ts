import { none } from '../contract/ids.ts';
import { start } from '../state/kernel.ts';
import type { ActRunner } from './parts/runner.ts';

export const byHand: ActRunner<'by hand'> = {
  run: (s, f) => {
    start(s, 'by hand', { card: f.card, player: f.you, responds: f.responds !== none });
    return true;
  },
};
