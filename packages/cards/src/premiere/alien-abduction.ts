import { afflict, counted, dilemma, highest, hold, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const alienAbduction = dilemma('Alien Abduction', {
  where: 'planet',
  encounter: afflict(
    'mission',
    { cure: counted('present', skill('Leadership', 3)), endsWhen: 'mission completed' },
    { effect: [hold(highest('CUNNING', 1, { ties: 'you' }))] },
  ),
  printed: [premiere(10, 'U')],
});
