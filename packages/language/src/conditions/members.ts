import { one } from '../english/reading.ts';
import { withArticle } from '../english/words.ts';
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
  reading: ({ who, atLeast }, say) =>
    one(atLeast === 1 ? say.who(who, 'a', say.noun) : `at least ${say.who(who, atLeast, say.noun)}`),
  opposite: ({ who, atLeast }, say) =>
    one(atLeast === 1 ? say.who(who, 'no', say.noun) : `fewer than ${say.who(who, atLeast, say.noun)}`),
  // "A member has Honor" for "the team has a member with Honor".
  clause: ({ who, atLeast }, say) => {
    const words = say.who(who, 'a', say.noun);
    const plain = `${withArticle(say.noun.one)} with `;
    return atLeast === 1 && words.startsWith(plain)
      ? `${withArticle(say.noun.one)} has ${words.slice(plain.length)}`
      : undefined;
  },
  needs: ({ who }, pool) => pool.somebodyFits(who),
  sample: (any) => members(any.who(), any.number()),
};
