import { damage, dilemma, skill, theShip, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const nullSpace = dilemma('Null Space', {
  where: 'space',
  points: 5,
  encounter: unless(skill('Navigation', 2), [damage(theShip)]),
  printed: [premiere(41, 'U')],
});
