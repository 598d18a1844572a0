import { one } from '../english/reading.ts';
import type { ConditionWord } from './word.ts';

/** A named person (any card of that persona) or a named equipment, with those counted (B-4.10, B-5.17). */
export interface Named {
  readonly if: 'named';
  readonly title: string;
}

export const named = (title: string): Named => ({ if: 'named', title });

export const namedWord: ConditionWord<Named> = {
  reading: ({ title }) => one(title),
  opposite: ({ title }) => one(`no ${title}`),
  names: ({ title }) => [title],
  sample: (any) => named(any.title()),
};
