import type { AmountWord } from './word.ts';

/** Single card: the third of the three ways in which a number changes (B-23.1); Premiere sets one alone, RANGE to 0. */
export interface Set {
  readonly by: 'set';
  readonly to: number;
}

export const setTo = (to: number): Set => ({ by: 'set', to });

export const setWord: AmountWord<Set> = {
  says: ({ to }, number) => (to === 0 ? `has no ${number}` : `has ${number} ${to}`),
  sample: (any) => ({ by: 'set', to: any.number() }),
};
