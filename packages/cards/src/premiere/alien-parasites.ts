import { dilemma, lendTeam, premiere, sum, wallOr } from '@spaceline/language';

export const alienParasites = dilemma('Alien Parasites', {
  where: 'planet',
  encounter: wallOr(sum('INTEGRITY', 32), [lendTeam]),
  printed: [premiere(11, 'U')],
});
