import { mission, requireAny, skill, sum } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const excavationIi = mission('Excavation II', {
  kind: 'planet',
  location: 'Kurl',
  points: 20,
  span: 3,
  attemptedBy: ['Federation', 'Romulan', 'Ferengi'],
  requires: requireAny(skill('Archaeology'), sum('CUNNING', 32)),
  sameAs: 'Excavation',
  builtIn: { kind: 'wormhole' },
  printed: [enhancedPremiere(14, 'P')],
});
