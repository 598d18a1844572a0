import type { ActWord } from './word.ts';

/** Single card: the card just drawn is discarded and replaced inside the same draw, which is answered anew. */
export interface Redraw {
  readonly act: 'redraw';
}

export const redraw: Redraw = { act: 'redraw' };

export const redrawWord: ActWord<Redraw> = {
  says: () => 'the player who drew it discards it and draws the next card',
  needs: () => ['response'],
  sample: () => redraw,
};
