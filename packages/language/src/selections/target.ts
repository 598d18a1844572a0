import type { SelectionWord } from './word.ts';

/** What the card was played on. */
export interface Target {
  readonly select: 'target';
}

export const theTarget: Target = { select: 'target' };

export const targetWord: SelectionWord<Target> = {
  says: (_, frame) => frame.target,
  refers: (_, frame) => frame.target,
  needs: () => ['target'],
  known: true,
  sample: () => theTarget,
};
