import { mission, premiere, requireAll, skill, sum } from '@spaceline/language';

export const studyHoleInSpace = mission('Study "Hole in Space"', {
  kind: 'space',
  location: 'Morgana Quadrant',
  points: 35,
  span: 4,
  attemptedBy: ['Federation', 'Klingon'],
  requires: requireAll(skill('Leadership'), skill('Diplomacy'), sum('INTEGRITY', 40)),
  printed: [premiere(187, 'R')],
});
