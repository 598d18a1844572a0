import { dilemma, either, members, named, over, premiere, requireAny, skilled, wall } from '@spaceline/language';

export const windDancer = dilemma('Wind Dancer', {
  where: 'planet',
  encounter: wall(
    requireAny(named('Lwaxana Troi'), members(either(skilled('Youth'), skilled('Music'), over('STRENGTH', 9)))),
  ),
  printed: [premiere(54, 'R')],
});
