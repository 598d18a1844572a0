import type { ActWord } from './word.ts';

/** Single card: personnel, equipment and dilemmas that the attempt under way has cost come back (B-29.32, ruling S-8). */
export interface TakeBackLosses {
  readonly act: 'take back losses';
}

export const takeBackLosses: TakeBackLosses = { act: 'take back losses' };

export const takeBackLossesWord: ActWord<TakeBackLosses> = {
  says: (_, frame) =>
    `take back what this attempt has cost: personnel and equipment lost from ${frame.ship} return aboard, and the dilemmas discarded before ${frame.self} go back under the mission in their order`,
  sample: () => takeBackLosses,
};
