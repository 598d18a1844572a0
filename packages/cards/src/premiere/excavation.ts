import { mission, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const excavation = mission('Excavation', {
  kind: 'planet',
  location: 'Kurl',
  points: 25,
  span: 3,
  attemptedBy: ['Federation', 'Romulan'],
  requires: requireAny(skill('Archaeology'), sum('CUNNING', 32)),
  printed: [premiere(154, 'C')],
});
