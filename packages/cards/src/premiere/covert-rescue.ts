import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const covertRescue = mission('Covert Rescue', {
  kind: 'planet',
  location: 'Galorndon Core',
  points: 30,
  span: 4,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Diplomacy'), skill('Leadership'), sum('CUNNING', 35)),
  printed: [premiere(149, 'U')],
});
