import { card } from '../english/phrase.ts';
import type { WindowWord } from './word.ts';

/** Single card: inside a personnel battle, up to the comparison that names the winner (B-20.37). */
export interface BattleStep {
  readonly to: 'battle step';
}

export const battleStep: BattleStep = { to: 'battle step' };

export const battleStepWord: WindowWord<BattleStep> = {
  says: () => 'during a personnel battle before its winner is determined',
  noun: () => card,
  sample: () => ({ to: 'battle step' }),
};
