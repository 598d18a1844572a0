import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateRaid = mission('Investigate Raid', {
  kind: 'planet',
  location: 'Ohniaka III',
  points: 35,
  span: 2,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Exobiology'), skill('Diplomacy')),
  printed: [premiere(170, 'R')],
});
