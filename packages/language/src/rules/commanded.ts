import type { RuleWord } from './word.ts';

/** Its player's combatants aboard its host command that ship (B-22.31). Single card: a chapter of the rules is about it (B-22.31 ff.). */
export interface Commanded {
  readonly rule: 'commanded';
}

export const commanded: Commanded = { rule: 'commanded' };

export const commandedWord: RuleWord<Commanded> = {
  says: (_rule, frame) =>
    `while your Rogue Borg are aboard ${frame.hosted}, you control it: it is Non-Aligned, counts as staffed and led, and your Rogue Borg may beam between it and any surface, ship, or facility at its location and battle everyone there; once none of them is aboard, discard ${frame.self}`,
  ofHost: () => true,
  sample: () => ({ rule: 'commanded' }),
};
