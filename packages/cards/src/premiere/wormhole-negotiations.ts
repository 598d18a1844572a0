import { mission, requireAny, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const wormholeNegotiations = mission('Wormhole Negotiations', {
  kind: 'space',
  location: 'Near Barzan',
  points: 45,
  span: 4,
  attemptedBy: ['Federation', 'Romulan', 'Klingon'],
  requires: requireAny(skill('Diplomacy', 5), skill('Honor', 4), skill('Treachery', 4)),
  printed: [premiere(194, 'R')],
});
