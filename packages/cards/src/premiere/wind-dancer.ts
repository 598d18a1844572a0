import { attribute, dilemma, either, members, named, requireAny, skilled, wall } from '@spaceline/language';
import { premiere } from './set.ts';

export const windDancer = dilemma('Wind Dancer', {
  where: 'planet',
  encounter: wall(
    requireAny(
      named('Lwaxana Troi'),
      members(either(skilled('Youth'), skilled('Music'), attribute('STRENGTH', 'over', 9))),
    ),
  ),
  printed: [premiere(54, 'R')],
});
