import type { Who } from './index.generated.ts';
import type { WhoWord } from './word.ts';

export interface Not {
  readonly who: 'not';
  readonly of: Who;
}

export const except = (of: Who): Not => ({ who: 'not', of });

export const notWord: WhoWord<Not> = {
  combines: 'not',
  parts: ({ of }) => [of],
  phrase: ({ of }, say) => say.opposite(of),
  opposite: ({ of }, say) => say.phrase(of),
  noun: ({ of }, say) => say.noun(of),
  sample: (any) => except(any.who()),
};
