import { dilemma, skill, wall } from '@spaceline/language';
import { premiere } from './set.ts';

export const impassableDoor = dilemma('Impassable Door', {
  where: 'planet',
  encounter: wall(skill('Computer Skill')),
  printed: [premiere(30, 'C')],
});
