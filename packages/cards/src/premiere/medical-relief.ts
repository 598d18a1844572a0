import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const medicalRelief = mission('Medical Relief', {
  kind: 'planet',
  location: 'Beta Lankal',
  points: 35,
  span: 3,
  attemptedBy: ['Klingon'],
  requires: requireAll(skill('Biology'), skill('Exobiology'), skill('MEDICAL')),
  printed: [premiere(176, 'R')],
});
