import { tries } from './outcomes.ts';
import type { Topic } from './topic.ts';
import { row } from './topic.ts';

export const stealing: Topic = {
  title: 'Missions you did not seed',
  clauses: 'BETA-4.1, OTF-4.1, MOD-4.1',
  situations: [
    row(
      'P1 tries a mission of P2 that shows 30 points',
      tries('Inquiry'),
      'attempted | BETA-4.1 | OTF-4.1 | MOD-4.1 | attempted',
    ),
    row('… that shows 40 points', tries('Great Inquiry'), 'attempted | attempted | attempted | attempted | attempted'),
    row(
      '… that is universal, the only copy in play',
      tries('Patrol'),
      'attempted | attempted | attempted | MOD-4.1 | attempted',
    ),
    row(
      '… that is universal, with a second copy in play',
      tries('Patrol', 'P2 mission: Patrol'),
      'attempted | attempted | attempted | attempted | attempted',
    ),
    row(
      '… that both players seeded',
      tries('Inquiry', 'P1 mission: Inquiry'),
      'attempted | attempted | attempted | attempted | attempted',
    ),
  ],
};
