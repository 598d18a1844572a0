import { attribute, dilemma, either, members, named, premiere, requireAny, skilled, wall } from '@spaceline/language';

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
