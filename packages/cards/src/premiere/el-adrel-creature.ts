import { atRandom, counted, dilemma, from, highest, kill, selectFirst, sum, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const elAdrelCreature = dilemma('El-Adrel Creature', {
  where: 'planet',
  characteristics: ['Tamarian-related dilemma'],
  encounter: unless(counted('those', sum('STRENGTH', 16)), [kill(from('those', atRandom()))], {
    first: [selectFirst(highest('STRENGTH', 2, { ties: 'you' }))],
  }),
  printed: [premiere(23, 'U')],
});
