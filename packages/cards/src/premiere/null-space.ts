import { damageShip, dilemma, premiere, skill, unless } from '@spaceline/language';

export const nullSpace = dilemma('Null Space', {
  where: 'space',
  points: 5,
  encounter: unless(skill('Navigation', 2), [damageShip]),
  printed: [premiere(41, 'U')],
});
