import { atRandom, dilemma, kill, ofType, sum, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const rebelEncounter = dilemma('Rebel Encounter', {
  where: 'planet',
  encounter: unless(sum('STRENGTH', 44), [kill(atRandom())], { payment: { discard: ofType('Equipment'), count: 1 } }),
  printed: [premiere(46, 'U')],
});
