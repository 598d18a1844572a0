import { afflict, atRandom, cannot, counted, dilemma, kill, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const mentharBoobyTrap = dilemma('Menthar Booby Trap', {
  where: 'space',
  encounter: afflict(
    'ship',
    { rules: [cannot('move')], cure: counted('aboard', skill('ENGINEER', 2)) },
    { condition: skill('MEDICAL'), effect: [kill(atRandom())] },
  ),
  printed: [premiere(34, 'C')],
});
