import { mission, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const studyStellarCollision = mission('Study Stellar Collision', {
  kind: 'space',
  location: 'Detrian System',
  points: 25,
  span: 3,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: skill('Stellar Cartography'),
  printed: [premiere(191, 'C')],
});
