import { levelsOf } from '../values.ts';
import { atLeast, shares } from '../shares.ts';
import type { ConditionRunner } from './word.ts';

export const skill: ConditionRunner<'skill'> = {
  holds: (s, condition, c) => {
    let levels = 0;
    for (const id of c.members) {
      levels += levelsOf(s, id, condition.skill);
      if (levels >= condition.levels) return true;
    }
    return levels >= condition.levels;
  },
  judge: (s, condition, c) =>
    atLeast(
      condition.levels,
      shares(c.members, (id) => levelsOf(s, id, condition.skill)),
    ),
};
