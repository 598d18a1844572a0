import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const repairMission = mission('Repair Mission', {
  kind: 'space',
  location: 'Edge of Federation Space',
  points: 35,
  span: 2,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('ENGINEER', 3), skill('Computer Skill')),
  printed: [premiere(181, 'C')],
});
