import { emit } from '../state/kernel.ts';
import { enter } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const attach: ActRunner<'attach'> = {
  run: withSelected((s, f, [host]) => {
    if (host === undefined) return;
    enter(s, f.card, 'on card', { controller: f.you, host });
    emit(s, 'placed on', { card: f.card, on: host, player: f.you });
  }),
};
