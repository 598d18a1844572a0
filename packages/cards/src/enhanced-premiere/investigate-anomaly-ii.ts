import { mission, requireAll, skill, sum } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const investigateAnomalyIi = mission('Investigate Anomaly II', {
  kind: 'space',
  location: 'Gamma Arigulon II',
  points: 25,
  span: 4,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: requireAll(skill('Exobiology'), sum('STRENGTH', 35)),
  sameAs: 'Investigate Anomaly',
  builtIn: { kind: 'outpost', affiliation: 'Federation', shields: 30 },
  printed: [enhancedPremiere(17, 'P')],
});
