import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const sarthongPlunder = mission('Sarthong Plunder', {
  kind: 'planet',
  location: 'Sarthong V',
  points: 35,
  span: 3,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAll(skill('Archaeology', 2), sum('STRENGTH', 40)),
  printed: [premiere(183, 'R')],
});
