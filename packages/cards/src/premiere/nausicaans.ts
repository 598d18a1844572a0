import { atRandom, dilemma, kill, sum, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const nausicaans = dilemma('Nausicaans', {
  where: 'planet',
  encounter: unless(sum('STRENGTH', 44), [kill(atRandom())]),
  printed: [premiere(39, 'U')],
});
