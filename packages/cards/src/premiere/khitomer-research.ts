import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const khitomerResearch = mission('Khitomer Research', {
  kind: 'planet',
  location: 'Khitomer',
  points: 35,
  span: 4,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAll(skill('Honor', 3), skill('Computer Skill'), skill('Treachery')),
  printed: [premiere(174, 'R')],
});
