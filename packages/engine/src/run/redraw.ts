import { none } from '../contract/ids.ts';
import { emit, findFrame } from '../state/kernel.ts';
import { rest } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';

/**
 * The card just drawn goes to the discard pile, and the draw is made anew with its own moment for responses. If it was
 * played meanwhile, it goes its own way (B-1.8).
 */
export const redraw: ActRunner<'redraw'> = {
  run: (s) => {
    const draw = findFrame(s, 'draw');
    if (!draw || draw.drawn === none) return true;
    if (s.cards[draw.drawn].zone === 'hand') {
      rest(s, draw.drawn, 'discard pile');
      emit(s, 'discarded', { card: draw.drawn, player: draw.player });
    }
    draw.drawn = none;
    draw.left += 1;
    return true;
  },
};
