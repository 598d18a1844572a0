import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const exposeCovertSupply = mission('Expose Covert Supply', {
  kind: 'planet',
  location: "Qo'noS",
  points: 30,
  span: 4,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Treachery', 3), skill('Navigation')),
  characteristics: ['Homeworld'],
  printed: [premiere(158, 'U')],
});
