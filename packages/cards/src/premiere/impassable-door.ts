import { dilemma, premiere, skill, wall } from '@spaceline/language';

export const impassableDoor = dilemma('Impassable Door', {
  where: 'planet',
  encounter: wall(skill('Computer Skill')),
  printed: [premiere(30, 'C')],
});
