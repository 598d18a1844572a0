import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const exploreBlackCluster = mission('Explore Black Cluster', {
  kind: 'space',
  location: 'Sector 97',
  points: 35,
  span: 3,
  attemptedBy: ['Federation', 'Klingon'],
  requires: requireAny(requireAll(skill('Stellar Cartography'), skill('Leadership')), sum('CUNNING', 50)),
  printed: [premiere(155, 'R')],
});
