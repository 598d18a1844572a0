import { auto, dilemma, everyone, kill, named, premiere, under } from '@spaceline/language';

export const firestorm = dilemma('Firestorm', {
  where: 'planet',
  encounter: auto([kill(everyone(under('INTEGRITY', 5)))], { nullifiedBy: named('Thermal Deflectors') }),
  printed: [premiere(25, 'U')],
});
