import type { ActWord } from './word.ts';

/** Single card: personnel, equipment and dilemmas that the attempt under way has cost come back (B-29.32, ruling S-8). */
export interface TakeBackLosses {
  readonly act: 'take back losses';
}

export const takeBackLosses: TakeBackLosses = { act: 'take back losses' };

export const takeBackLossesWord: ActWord<TakeBackLosses> = {
  says: (_, frame) =>
    `return aboard all personnel and equipment ${frame.ship} lost in this attempt, put dilemmas discarded in it back under mission in order`,
  sample: () => takeBackLosses,
};
