import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const exploreTyphonExpanseIi = mission('Explore Typhon Expanse II', {
  kind: 'space',
  location: 'Typhon Expanse',
  points: 30,
  span: 5,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAny(requireAll(skill('Astrophysics'), skill('Stellar Cartography')), sum('CUNNING', 50)),
  sameAs: 'Explore Typhon Expanse',
  builtIn: { kind: 'outpost', affiliation: 'Romulan', shields: 32 },
  printed: [enhancedPremiere(16, 'P')],
});
