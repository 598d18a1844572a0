import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const avertDisaster = mission('Avert Disaster', {
  kind: 'planet',
  location: 'Artrea',
  points: 40,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Geology'), skill('Honor'), sum('INTEGRITY', 35)),
  printed: [premiere(146, 'R')],
});
