import { dilemma, lendTeam, sum, wallOr } from '@spaceline/language';
import { premiere } from './set.ts';

export const alienParasites = dilemma('Alien Parasites', {
  where: 'planet',
  encounter: wallOr(sum('INTEGRITY', 32), [lendTeam]),
  printed: [premiere(11, 'U')],
});
