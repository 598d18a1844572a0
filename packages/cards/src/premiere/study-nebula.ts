import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const studyNebula = mission('Study Nebula', {
  kind: 'space',
  location: 'Gamma Erandi',
  points: 35,
  span: 4,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Astrophysics'), skill('Stellar Cartography'), sum('CUNNING', 40)),
  characteristics: ['Nebula'],
  printed: [premiere(189, 'R')],
});
