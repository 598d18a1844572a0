import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateSighting = mission('Investigate Sighting', {
  kind: 'space',
  location: 'Beta Stromgren',
  points: 35,
  span: 4,
  attemptedBy: ['Federation', 'Romulan'],
  requires: requireAny(skill('Empathy', 3), requireAll(skill('Treachery'), skill('Exobiology'), sum('CUNNING', 40))),
  printed: [premiere(172, 'R')],
});
