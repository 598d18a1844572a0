import { mission, named, requireAny } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateTimeContinuum = mission('Investigate Time Continuum', {
  kind: 'planet',
  location: 'Devidia II',
  points: 35,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAny(named('Guinan'), named('Data'), named('Time Travel Pod')),
  printed: [premiere(173, 'R')],
});
