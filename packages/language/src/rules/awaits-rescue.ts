import type { RuleWord } from './word.ts';

/** Whoever is under the card waits for a ship or facility of their player to take them aboard (B-19.17). Single card: an order for cards that are in nobody's hands. */
export interface AwaitsRescue {
  readonly rule: 'awaits rescue';
}

export const awaitsRescue: AwaitsRescue = { rule: 'awaits rescue' };

export const awaitsRescueWord: RuleWord<AwaitsRescue> = {
  says: (_rule, { kind }) =>
    `during execute orders, their player's unstopped ship or facility here may take them all aboard; then discard ${kind}`,

  sample: () => ({ rule: 'awaits rescue' }),
};
