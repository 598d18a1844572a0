import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const exploreDysonSphere = mission('Explore Dyson Sphere', {
  kind: 'space',
  location: 'Norpin V',
  points: 35,
  span: 2,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('ENGINEER', 3), skill('Navigation'), skill('Computer Skill'), skill('Physics')),
  printed: [premiere(156, 'R')],
});
