import { dilemma, requireAny, skill, wall } from '@spaceline/language';
import { premiere } from './set.ts';

export const ancientComputer = dilemma('Ancient Computer', {
  where: 'space',
  encounter: wall(requireAny(skill('Computer Skill', 2), skill('SCIENCE', 3), skill('ENGINEER', 3))),
  printed: [premiere(13, 'R')],
});
