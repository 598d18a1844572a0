import { mission, requireAll, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateAnomaly = mission('Investigate Anomaly', {
  kind: 'space',
  location: 'Gamma Arigulon II',
  points: 30,
  span: 4,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: requireAll(skill('Exobiology'), sum('STRENGTH', 35)),
  printed: [premiere(166, 'C')],
});
