import { dilemma, requireAll, skill, sum, wall } from '@spaceline/language';
import { premiere } from './set.ts';

export const shakaWhenTheWallsFell = dilemma('Shaka, When the Walls Fell', {
  where: 'dual',
  characteristics: ['Tamarian-related dilemma'],
  encounter: wall(requireAll(skill('Diplomacy', 2), sum('CUNNING', 30))),
  printed: [premiere(49, 'U')],
});
