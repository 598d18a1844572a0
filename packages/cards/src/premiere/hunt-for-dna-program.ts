import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const huntForDnaProgram = mission('Hunt for DNA Program', {
  kind: 'planet',
  location: 'Vilmor II',
  points: 55,
  span: 5,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: requireAll(
    skill('Archaeology', 3),
    skill('Computer Skill'),
    skill('Biology'),
    skill('Leadership'),
    sum('STRENGTH', 40),
  ),
  printed: [premiere(162, 'R')],
});
