import { having } from '../english/phrase.ts';
import { typeNouns } from '../english/terms.ts';
import { numberWord } from '../english/words.ts';
import type { WhoWord } from './word.ts';

/** A ship that asks for at least so many staffing icons. */
export interface Staffing {
  readonly who: 'staffing';
  readonly atLeast: number;
}

export const asksForStaff = (atLeast: number): Staffing => ({ who: 'staffing', atLeast });

export const staffingWord: WhoWord<Staffing> = {
  phrase: ({ atLeast }) => having(`at least ${numberWord(atLeast)} staffing icons`),
  opposite: ({ atLeast }) => having(`fewer than ${numberWord(atLeast)} staffing icons`),
  noun: () => typeNouns.Ship,
  printed: ({ atLeast }, { card }) => card.type === 'Ship' && card.staffing.length >= atLeast,
  sample: (any) => asksForStaff(any.number()),
};
