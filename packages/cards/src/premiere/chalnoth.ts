import { dilemma, kill, opponentsChoice, requireAny, skill, sum, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const chalnoth = dilemma('Chalnoth', {
  where: 'planet',
  points: 5,
  encounter: unless(requireAny(skill('SECURITY', 3), sum('STRENGTH', 40)), [kill(opponentsChoice())]),
  printed: [premiere(19, 'U')],
});
