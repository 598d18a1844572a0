import type { ConditionRunner } from './word.ts';

export const not: ConditionRunner<'not'> = {
  holds: (s, { of }, c, holds) => !holds(s, of, c),
  judge: (s, { of }, c, judge) => {
    const part = judge(s, of, c);
    return { met: !part.met, by: [], parts: [part] };
  },
};
