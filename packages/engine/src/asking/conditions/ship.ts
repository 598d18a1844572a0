import { none } from '../../contract/ids.ts';
import { shipAttribute } from '../values.ts';
import { over, shares } from '../shares.ts';
import type { ConditionRunner } from './word.ts';

export const ship: ConditionRunner<'ship'> = {
  holds: (s, condition, c) => c.ship !== none && shipAttribute(s, c.ship, condition.attribute) > condition.over,
  judge: (s, condition, c) =>
    c.ship === none
      ? { met: false, by: [], parts: [] }
      : over(
          condition.over,
          shares([c.ship], (id) => shipAttribute(s, id, condition.attribute)),
        ),
};
