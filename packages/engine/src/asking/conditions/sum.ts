import { attributeTotal } from '../values.ts';
import { over, shares } from '../shares.ts';
import type { ConditionRunner } from './word.ts';

export const sum: ConditionRunner<'sum'> = {
  holds: (s, condition, c) => {
    let total = 0;
    for (const id of c.members) total += attributeTotal(s, id, condition.attribute);
    return total > condition.over;
  },
  judge: (s, condition, c) =>
    over(
      condition.over,
      shares(c.members, (id) => attributeTotal(s, id, condition.attribute)),
    ),
};
