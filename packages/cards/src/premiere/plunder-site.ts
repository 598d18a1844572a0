import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const plunderSite = mission('Plunder Site', {
  kind: 'planet',
  location: 'Barradas III',
  points: 30,
  span: 2,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAll(skill('Treachery'), skill('Archaeology'), sum('STRENGTH', 30)),
  printed: [premiere(179, 'U')],
});
