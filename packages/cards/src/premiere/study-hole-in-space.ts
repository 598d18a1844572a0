import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const studyHoleInSpace = mission('Study "Hole in Space"', {
  kind: 'space',
  location: 'Morgana Quadrant',
  points: 35,
  span: 4,
  attemptedBy: ['Federation', 'Klingon'],
  requires: requireAll(skill('Leadership'), skill('Diplomacy'), sum('INTEGRITY', 40)),
  printed: [premiere(187, 'R')],
});
