import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const cloakedMission = mission('Cloaked Mission', {
  kind: 'planet',
  location: 'Romulus',
  region: 'Romulus System Region',
  points: 30,
  span: 3,
  attemptedBy: ['Klingon'],
  requires: requireAll(skill('Navigation'), skill('Diplomacy'), skill('Honor')),
  characteristics: ['Homeworld'],
  printed: [premiere(147, 'U')],
});
