import type { Condition } from './index.generated.ts';
import type { ConditionWord } from './word.ts';

export interface Not {
  readonly if: 'not';
  readonly of: Condition;
}

export const lacks = (of: Condition): Not => ({ if: 'not', of });

export const notWord: ConditionWord<Not> = {
  reading: ({ of }, say) => say.opposite(of),
  opposite: ({ of }, say) => say.read(of),
  parts: ({ of }) => [of],
  denies: true,
  sample: (any) => lacks(any.condition()),
};
