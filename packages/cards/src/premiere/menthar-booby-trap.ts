import { afflict, atRandom, cannot, counted, dilemma, kill, premiere, skill } from '@spaceline/language';

export const mentharBoobyTrap = dilemma('Menthar Booby Trap', {
  where: 'space',
  encounter: afflict(
    'ship',
    { rules: [cannot('move')], cure: counted('aboard', skill('ENGINEER', 2)) },
    { condition: skill('MEDICAL'), effect: [kill(atRandom())] },
  ),
  printed: [premiere(34, 'C')],
});
