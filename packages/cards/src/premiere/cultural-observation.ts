import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const culturalObservation = mission('Cultural Observation', {
  kind: 'planet',
  location: 'Mintaka III',
  points: 40,
  span: 4,
  attemptedBy: ['Federation'],
  requires: requireAll(skill('Anthropology'), skill('Leadership'), sum('STRENGTH', 30)),
  printed: [premiere(150, 'R')],
});
