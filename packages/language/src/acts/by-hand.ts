import type { ActWord } from './word.ts';

/** The text is not written: the players carry it out and agree on how it ended. */
export interface ByHand {
  readonly act: 'by hand';
}

export const byHand: ByHand = { act: 'by hand' };

export const byHandWord: ActWord<ByHand> = {
  says: () => 'carry out the text of this card by agreement',
  sample: () => byHand,
};
