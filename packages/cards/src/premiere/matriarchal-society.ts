import { dilemma, female, members, premiere, wall } from '@spaceline/language';

export const matriarchalSociety = dilemma('Matriarchal Society', {
  where: 'planet',
  characteristics: ['female-related dilemma'],
  encounter: wall(members(female, 2)),
  printed: [premiere(33, 'U')],
});
