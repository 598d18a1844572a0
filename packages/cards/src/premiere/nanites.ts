import { damage, dilemma, requireAny, skill, theShip, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const nanites = dilemma('Nanites', {
  where: 'space',
  points: 5,
  encounter: unless(requireAny(skill('SCIENCE', 2), skill('Diplomacy')), [damage(theShip)]),
  printed: [premiere(38, 'U')],
});
