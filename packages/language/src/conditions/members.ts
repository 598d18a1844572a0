import { one } from '../english/reading.ts';
import type { Who } from '../who/index.generated.ts';
import type { ConditionWord } from './word.ts';

/** So many individuals who fit (B-27.22). */
export interface Members {
  readonly if: 'members';
  readonly who: Who;
  readonly atLeast: number;
}

export const members = (who: Who, atLeast = 1): Members => ({ if: 'members', who, atLeast });

export const membersWord: ConditionWord<Members> = {
  reading: ({ who, atLeast }, say) => one(say.who(who, atLeast === 1 ? 'a' : atLeast, say.noun)),
  opposite: ({ who, atLeast }, say) =>
    one(atLeast === 1 ? say.who(who, 'no', say.noun) : `fewer than ${say.who(who, atLeast, say.noun)}`),
  needs: ({ who }, pool) => pool.somebodyFits(who),
  sample: (any) => members(any.who(), any.number()),
};
