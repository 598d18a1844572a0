import { damageShip, dilemma, premiere, requireAny, skill, unless } from '@spaceline/language';

export const nanites = dilemma('Nanites', {
  where: 'space',
  points: 5,
  encounter: unless(requireAny(skill('SCIENCE', 2), skill('Diplomacy')), [damageShip]),
  printed: [premiere(38, 'U')],
});
