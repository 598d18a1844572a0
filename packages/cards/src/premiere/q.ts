import { dilemma, requireAll, skill, sum, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const q = dilemma('Q', {
  where: 'dual',
  characteristics: ['Q-related dilemma'],
  encounter: unless(requireAll(skill('Leadership', 2), sum('INTEGRITY', 60)), []),
  printed: [premiere(44, 'R')],
});
