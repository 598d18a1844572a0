import { atRandom, dilemma, kill, premiere, sum, unless } from '@spaceline/language';

export const nausicaans = dilemma('Nausicaans', {
  where: 'planet',
  encounter: unless(sum('STRENGTH', 44), [kill(atRandom())]),
  printed: [premiere(39, 'U')],
});
