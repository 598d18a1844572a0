import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const strategicDiversion = mission('Strategic Diversion', {
  kind: 'planet',
  location: 'Nelvana III',
  points: 30,
  span: 3,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Treachery', 3), sum('STRENGTH', 30)),
  printed: [premiere(186, 'U')],
});
