import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateMassacre = mission('Investigate Massacre', {
  kind: 'planet',
  location: 'Tarod IX',
  points: 35,
  span: 3,
  attemptedBy: ['Federation', 'Romulan'],
  requires: requireAll(skill('Diplomacy'), sum('INTEGRITY', 35), sum('CUNNING', 35)),
  printed: [premiere(169, 'R')],
});
