import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const investigateSightingIi = mission('Investigate Sighting II', {
  kind: 'space',
  location: 'Beta Stromgren',
  points: 30,
  span: 4,
  attemptedBy: ['Federation', 'Romulan'],
  requires: requireAny(skill('Empathy', 3), requireAll(skill('Treachery'), skill('Exobiology'), sum('CUNNING', 40))),
  sameAs: 'Investigate Sighting',
  builtIn: { kind: 'outpost', affiliation: 'Romulan', shields: 32 },
  printed: [enhancedPremiere(18, 'P')],
});
