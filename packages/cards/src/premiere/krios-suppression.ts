import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const kriosSuppression = mission('Krios Suppression', {
  kind: 'planet',
  location: 'Krios',
  points: 30,
  span: 2,
  attemptedBy: ['Klingon'],
  requires: requireAll(skill('Honor'), skill('Diplomacy'), sum('STRENGTH', 35)),
  printed: [premiere(175, 'U')],
});
