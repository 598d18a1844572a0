import { dilemma, premiere, requireAll, sum, wall } from '@spaceline/language';

export const hologramRuse = dilemma('Hologram Ruse', {
  where: 'planet',
  encounter: wall(requireAll(sum('INTEGRITY', 30), sum('CUNNING', 30))),
  printed: [premiere(27, 'U')],
});
