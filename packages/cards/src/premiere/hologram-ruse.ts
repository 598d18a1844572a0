import { dilemma, requireAll, sum, wall } from '@spaceline/language';
import { premiere } from './set.ts';

export const hologramRuse = dilemma('Hologram Ruse', {
  where: 'planet',
  encounter: wall(requireAll(sum('INTEGRITY', 30), sum('CUNNING', 30))),
  printed: [premiere(27, 'U')],
});
