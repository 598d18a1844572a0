import { mission, requireAny, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const reliefMission = mission('Relief Mission', {
  kind: 'planet',
  location: 'Penthara IV',
  points: 20,
  span: 2,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAny(skill('Geology'), skill('Physics')),
  printed: [premiere(180, 'C')],
});
