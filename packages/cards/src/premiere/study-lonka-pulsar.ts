import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const studyLonkaPulsar = mission('Study Lonka Pulsar', {
  kind: 'space',
  location: 'Lonka Cluster',
  points: 40,
  span: 2,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Navigation'), skill('Astrophysics'), skill('Stellar Cartography')),
  printed: [premiere(188, 'R')],
});
