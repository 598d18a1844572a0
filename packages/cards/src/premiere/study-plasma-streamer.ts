import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const studyPlasmaStreamer = mission('Study Plasma Streamer', {
  kind: 'space',
  location: 'Igo System',
  points: 30,
  span: 4,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: requireAll(skill('Astrophysics'), skill('Youth')),
  printed: [premiere(190, 'C')],
});
