import { clause } from '@spaceline/engine/format';

/** Movement between quadrants: R4-6. */

export const r461 = clause(
  'R4-6.1',
  'movement between quadrants',
  'A ship at an end of a spaceline that may fly may use its full RANGE, none of it used or lost, to move to either end of the spaceline of another quadrant. Ship and crew are then stopped.',
  { settles: ['movement between quadrants', 'from end to end for full RANGE'], answers: { mayCross: () => true } },
);
