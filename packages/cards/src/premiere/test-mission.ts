import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const testMission = mission('Test Mission', {
  kind: 'space',
  location: 'Praxillus System',
  points: 25,
  span: 3,
  attemptedBy: ['Federation', 'Klingon'],
  requires: requireAll(skill('Physics'), sum('INTEGRITY', 28)),
  characteristics: ['Test mission'],
  printed: [premiere(193, 'C')],
});
