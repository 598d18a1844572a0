import { one } from '../english/reading.ts';
import type { Attribute } from '../facts.ts';
import type { ConditionWord } from './word.ts';

/** A strict comparison with the sum over all counted personnel (B-1.9, B-5.11). */
export interface Sum {
  readonly if: 'sum';
  readonly attribute: Attribute;
  readonly over: number;
}

export const sum = (attribute: Attribute, over: number): Sum => ({ if: 'sum', attribute, over });

export const sumWord: ConditionWord<Sum> = {
  reading: ({ attribute, over }) => one(`${attribute} over ${over}`),
  opposite: ({ attribute, over }) => one(`${attribute} ${over} or less`),
  sample: (any) => sum(any.attribute(), any.number()),
};
