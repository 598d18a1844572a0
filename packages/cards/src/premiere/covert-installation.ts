import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const covertInstallation = mission('Covert Installation', {
  kind: 'planet',
  location: 'Devora',
  region: 'Neutral Zone Region',
  points: 35,
  span: 3,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('ENGINEER'), skill('Leadership'), skill('Treachery')),
  printed: [premiere(148, 'C')],
});
