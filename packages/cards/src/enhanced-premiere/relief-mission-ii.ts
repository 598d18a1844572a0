import { mission, requireAny, skill } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const reliefMissionIi = mission('Relief Mission II', {
  kind: 'planet',
  location: 'Penthara IV',
  points: 15,
  span: 2,
  attemptedBy: ['Romulan', 'Klingon', 'Bajoran'],
  requires: requireAny(skill('Geology'), skill('Physics')),
  sameAs: 'Relief Mission',
  builtIn: { kind: 'wormhole' },
  printed: [enhancedPremiere(19, 'P')],
});
