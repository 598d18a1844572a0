import type { RuleWord } from './word.ts';

/** Both players' hands are open to everybody (B-13.38). Single card: no other rule is about what may be seen. */
export interface OpenHands {
  readonly rule: 'open hands';
}

export const openHands: OpenHands = { rule: 'open hands' };

export const openHandsWord: RuleWord<OpenHands> = {
  says: () => 'both players play with open hands',

  sample: () => ({ rule: 'open hands' }),
};
