import { mission, named, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateDisturbance = mission('Investigate Disturbance', {
  kind: 'planet',
  location: 'Boreth',
  points: 35,
  span: 4,
  attemptedBy: ['Klingon'],
  requires: requireAny(
    requireAll(skill('Honor'), skill('Leadership'), sum('INTEGRITY', 30)),
    requireAll(named('Gowron'), skill('Biology')),
  ),
  printed: [premiere(168, 'R')],
});
