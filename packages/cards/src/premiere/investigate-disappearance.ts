import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateDisappearance = mission('Investigate Disappearance', {
  kind: 'space',
  location: 'Hakaris Corridor',
  points: 35,
  span: 5,
  attemptedBy: ['Federation'],
  requires: requireAny(requireAll(skill('Physics'), skill('Navigation'), sum('CUNNING', 40)), skill('Astrophysics', 3)),
  printed: [premiere(167, 'R')],
});
