import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const evacuation = mission('Evacuation', {
  kind: 'planet',
  location: 'Dorvan V',
  points: 30,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Diplomacy', 3), sum('STRENGTH', 35)),
  printed: [premiere(152, 'U')],
});
