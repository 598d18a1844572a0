import type { ActWord } from './word.ts';

/** Single card: the card just drawn is discarded and replaced inside the same draw, which is answered anew. */
export interface Redraw {
  readonly act: 'redraw';
}

export const redraw: Redraw = { act: 'redraw' };

export const redrawWord: ActWord<Redraw> = {
  says: () => 'its player discards it and draws the next',
  needs: () => ['response'],
  sample: () => redraw,
};
