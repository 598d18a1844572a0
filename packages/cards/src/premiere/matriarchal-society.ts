import { dilemma, female, members, wall } from '@spaceline/language';
import { premiere } from './set.ts';

export const matriarchalSociety = dilemma('Matriarchal Society', {
  where: 'planet',
  characteristics: ['female-related dilemma'],
  encounter: wall(members(female, 2)),
  printed: [premiere(33, 'U')],
});
