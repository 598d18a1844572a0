import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateAlienProbe = mission('Investigate Alien Probe', {
  kind: 'space',
  location: 'Parvenium System',
  points: 40,
  span: 2,
  attemptedBy: ['Klingon'],
  requires: requireAll(skill('Anthropology'), skill('Biology'), skill('Computer Skill')),
  printed: [premiere(165, 'R')],
});
