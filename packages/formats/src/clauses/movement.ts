import { clause, ground } from '@spaceline/engine/format';

/** Movement between quadrants: R4-6. */

const crossing = {
  notAtEnd: ground(
    'not-at-an-end',
    'R4-6.1',
    'ships pass between quadrants only from one end of a spaceline to one end of another',
  ),
  notFullRange: ground(
    'not-full-range',
    'R4-6.1',
    'passing between quadrants takes the full RANGE of the ship, none of it used or lost',
  ),
};

/** The hook of B-28.27. */
export const r461 = clause(
  'R4-6.1',
  'movement between quadrants',
  'A ship at an end of a spaceline that may fly may use its full RANGE, none of it used or lost, to move to either end of the spaceline of another quadrant. Ship and crew are then stopped.',
  { settles: ['movement between quadrants', 'from end to end for full RANGE'], answers: { mayCross: () => crossing } },
);
