import { atRandom, dilemma, kill, requireAny, skill, sum, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const nagilum = dilemma('Nagilum', {
  where: 'space',
  points: 5,
  encounter: unless(requireAny(skill('Diplomacy', 3), sum('STRENGTH', 40)), [kill(atRandom('half'))]),
  printed: [premiere(37, 'R')],
});
