import type { ConditionRunner } from './word.ts';

export const any: ConditionRunner<'any'> = {
  holds: (s, { of }, c, holds) => {
    for (const part of of) if (holds(s, part, c)) return true;
    return false;
  },
  judge: (s, { of }, c, judge) => {
    const parts = of.map((part) => judge(s, part, c));
    return { met: parts.some(({ met }) => met), by: [], parts };
  },
};
