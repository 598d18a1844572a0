import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { farEnd } from '../rules/battle/far-end.ts';
import type { ActRunner } from './parts/runner.ts';

/** B-9.9: fixed once, seen from where the ship is when the card comes upon it. */
export const setCourse: ActRunner<'set course'> = {
  run: (s, f) => {
    const ship = s.cards[f.card].host;
    if (ship === none) return true;
    const loc = farEnd(s, f, s.cards[ship].loc);
    if (loc === none) return false;
    s.cards[f.card].loc = loc;
    s.unsettled = true;
    emit(s, 'journey begun', { card: ship, on: loc, player: s.cards[ship].controller });
    return true;
  },
};
