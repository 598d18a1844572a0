import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const diplomacyMission = mission('Diplomacy Mission', {
  kind: 'planet',
  location: 'Peliar Zel',
  points: 30,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Diplomacy'), sum('INTEGRITY', 30), sum('CUNNING', 30)),
  printed: [premiere(151, 'U')],
});
