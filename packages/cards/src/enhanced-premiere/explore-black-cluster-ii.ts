import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const exploreBlackClusterIi = mission('Explore Black Cluster II', {
  kind: 'space',
  location: 'Sector 97',
  points: 30,
  span: 3,
  attemptedBy: ['Federation', 'Klingon'],
  requires: requireAny(requireAll(skill('Stellar Cartography'), skill('Leadership')), sum('CUNNING', 50)),
  sameAs: 'Explore Black Cluster',
  builtIn: { kind: 'outpost', affiliation: 'Klingon', shields: 32 },
  printed: [enhancedPremiere(15, 'P')],
});
