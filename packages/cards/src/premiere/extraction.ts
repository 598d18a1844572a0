import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const extraction = mission('Extraction', {
  kind: 'planet',
  location: 'Cerebus II',
  points: 35,
  span: 3,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Treachery'), skill('Biology'), skill('MEDICAL')),
  printed: [premiere(159, 'R')],
});
