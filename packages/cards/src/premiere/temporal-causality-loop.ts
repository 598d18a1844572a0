import { dilemma, end, requireAll, skill, sum, takeBackLosses, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const temporalCausalityLoop = dilemma('Temporal Causality Loop', {
  where: 'space',
  points: 5,
  encounter: unless(requireAll(skill('SCIENCE'), sum('CUNNING', 35)), [takeBackLosses, end('turn')]),
  printed: [premiere(51, 'R')],
});
