import type { ConditionRunner } from './word.ts';

/** Every part is asked of all who are counted (B-5.5), and nobody is held back (B-5.15, B-17.28). */
export const all: ConditionRunner<'all'> = {
  holds: (s, { of }, c, holds) => {
    for (const part of of) if (!holds(s, part, c)) return false;
    return true;
  },
  judge: (s, { of }, c, judge) => {
    const parts = of.map((part) => judge(s, part, c));
    return { met: parts.every(({ met }) => met), by: [], parts };
  },
};
