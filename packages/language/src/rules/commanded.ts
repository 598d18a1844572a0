import type { RuleWord } from './word.ts';

/** Its player's combatants aboard its host command that ship (B-22.31). Single card: a chapter of the rules is about it (B-22.31 ff.). */
export interface Commanded {
  readonly rule: 'commanded';
}

export const commanded: Commanded = { rule: 'commanded' };

export const commandedWord: RuleWord<Commanded> = {
  says: (_rule, frame) =>
    `while they are aboard, you control ${frame.hosted}: it is Non-Aligned, staffed, and led; they may beam to and from it and battle everyone at its location. Discard when none of them is aboard`,
  ofHost: () => true,
  sample: () => ({ rule: 'commanded' }),
};
