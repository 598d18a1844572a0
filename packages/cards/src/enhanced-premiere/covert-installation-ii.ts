import { mission, requireAll, skill } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const covertInstallationIi = mission('Covert Installation II', {
  kind: 'planet',
  location: 'Devora',
  region: 'Neutral Zone Region',
  points: 30,
  span: 3,
  attemptedBy: ['Romulan', 'Cardassian'],
  requires: requireAll(skill('ENGINEER'), skill('Leadership'), skill('Treachery')),
  sameAs: 'Covert Installation',
  builtIn: { kind: 'wormhole' },
  printed: [enhancedPremiere(13, 'P')],
});
