import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateRogueComet = mission('Investigate Rogue Comet', {
  kind: 'space',
  location: 'Sector 1156',
  points: 30,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Archaeology'), skill('Exobiology'), skill('Computer Skill')),
  printed: [premiere(171, 'R')],
});
