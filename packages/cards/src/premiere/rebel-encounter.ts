import { atRandom, dilemma, kill, ofType, premiere, sum, unless } from '@spaceline/language';

export const rebelEncounter = dilemma('Rebel Encounter', {
  where: 'planet',
  encounter: unless(sum('STRENGTH', 44), [kill(atRandom())], { payment: { discard: ofType('Equipment'), count: 1 } }),
  printed: [premiere(46, 'U')],
});
