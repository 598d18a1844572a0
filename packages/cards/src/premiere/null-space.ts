import { damage, dilemma, premiere, skill, theShip, unless } from '@spaceline/language';

export const nullSpace = dilemma('Null Space', {
  where: 'space',
  points: 5,
  encounter: unless(skill('Navigation', 2), [damage(theShip)]),
  printed: [premiere(41, 'U')],
});
