import type { SelectionWord } from './word.ts';

/** The card whose text this is. */
export interface ThisCard {
  readonly select: 'this card';
}

export const thisCard: ThisCard = { select: 'this card' };

export const thisCardWord: SelectionWord<ThisCard> = {
  says: (_, frame) => frame.self,
  refers: (_, frame) => frame.self,
  known: true,
  sample: () => thisCard,
};
