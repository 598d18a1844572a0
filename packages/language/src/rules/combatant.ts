import { numberWord } from '../english/words.ts';
import type { RuleWord } from './word.ts';

/**
 * No personnel, but a participant of personnel battles where it is, with STRENGTH equal to the number of such cards
 * of its player there (B-22.23, B-22.25). `times`: all of them have so many times that.
 */
export interface Combatant {
  readonly rule: 'combatant';
  readonly times: number;
}

export const combatant = (times = 1): Combatant => ({ rule: 'combatant', times });

const multiples: Readonly<Record<number, string>> = { 1: '', 2: 'twice ', 3: 'three times ' };

export const combatantWord: RuleWord<Combatant> = {
  says: ({ times }) =>
    `joins your Rogue Borg here, each with STRENGTH equal to ${multiples[times] ?? `${numberWord(times)} times `}their number`,
  sample: (any) => ({ rule: 'combatant', times: any.number(1, 4) }),
};
