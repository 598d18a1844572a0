import { after, before, being, personnel } from '../english/phrase.ts';
import type { Gender as Name } from '../facts.ts';
import type { WhoWord } from './word.ts';

/** A characteristic, never a skill (B-5.16). */
export interface Gender {
  readonly who: 'gender';
  readonly is: Name;
}

export const male: Gender = { who: 'gender', is: 'male' };
export const female: Gender = { who: 'gender', is: 'female' };

export const genderWord: WhoWord<Gender> = {
  phrase: ({ is }) => before(is),
  opposite: ({ is }) => after(being(() => `not ${is}`)),
  noun: () => personnel,
  printed: ({ is }, { person }) => person?.gender === is,
  sample: (any) => ({ who: 'gender', is: any.oneOf('male', 'female', 'neuter') }),
};
