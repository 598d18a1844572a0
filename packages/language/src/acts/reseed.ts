import type { ActWord } from './word.ts';

/** One of your dilemmas under a mission again. */
export interface Reseed {
  readonly act: 'reseed';
}

export const reseed: Reseed = { act: 'reseed' };

export const reseedWord: ActWord<Reseed> = {
  says: () => 'seed one dilemma of yours from your discard pile under a mission',
  sample: () => reseed,
};
