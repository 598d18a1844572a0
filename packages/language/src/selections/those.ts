import type { SelectionWord } from './word.ts';

/** The card or cards an earlier act of the same text selected. */
export interface Those {
  readonly select: 'those';
}

export const those: Those = { select: 'those' };

export const thoseWord: SelectionWord<Those> = {
  says: (_, frame) => frame.those,
  refers: (_, frame) => frame.those,
  known: true,
  sample: () => those,
};
