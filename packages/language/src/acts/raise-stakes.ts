import type { ActWord } from './word.ts';

/** Single card: the opponent forfeits the game or accepts an ante, which only this text may ask (B-26.11). */
export interface RaiseStakes {
  readonly act: 'raise stakes';
}

export const raiseStakes: RaiseStakes = { act: 'raise stakes' };

export const raiseStakesWord: ActWord<RaiseStakes> = {
  says: (_, frame) => `your opponent forfeits the game or accepts ${frame.self}`,
  sample: () => raiseStakes,
};
