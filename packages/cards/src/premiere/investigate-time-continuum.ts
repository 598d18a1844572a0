import { mission, named, premiere, requireAny } from '@spaceline/language';

export const investigateTimeContinuum = mission('Investigate Time Continuum', {
  kind: 'planet',
  location: 'Devidia II',
  points: 35,
  span: 3,
  attemptedBy: ['Federation'],
  requires: requireAny(named('Guinan'), named('Data'), named('Time Travel Pod')),
  printed: [premiere(173, 'R')],
});
