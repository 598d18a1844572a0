import type { Outcome } from './outcomes.ts';
import { does } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

const flight = (from: string, marks = ''): Outcome =>
  does(
    `turn 3: P1, orders
P1 mission: Excavation
P1 mission: Inquiry
P1 mission: Survey
P2 mission: Far Shore
P2 mission: Far Deep
P1 ship: U.S.S. Hood ${marks} at ${from} aboard Jean-Luc Picard, Geordi La Forge, Taurik`,
    'flies U.S.S. Hood to Far Shore',
    'flown, then stopped',
  );

export const movement: Topic = {
  title: 'Movement between quadrants',
  clauses: 'R4-6.1',
  situations: [
    row(
      'a ship flies from an end of its spaceline to an end of another',
      flight('Survey'),
      'B-14.43 | B-14.43 | B-14.43 | B-14.43 | flown, then stopped',
    ),
    row('… from the middle', flight('Inquiry'), 'B-14.43 | B-14.43 | B-14.43 | B-14.43 | R4-6.1'),
    row(
      '… with a part of its RANGE used',
      flight('Survey', '[range used 1]'),
      'B-14.43 | B-14.43 | B-14.43 | B-14.43 | R4-6.1',
    ),
  ],
};
