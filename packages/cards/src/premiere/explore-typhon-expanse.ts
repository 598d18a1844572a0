import { mission, requireAll, requireAny, skill, sum } from '@spaceline/language';
import { premiere } from './set.ts';

export const exploreTyphonExpanse = mission('Explore Typhon Expanse', {
  kind: 'space',
  location: 'Typhon Expanse',
  points: 35,
  span: 5,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAny(requireAll(skill('Astrophysics'), skill('Stellar Cartography')), sum('CUNNING', 50)),
  printed: [premiere(157, 'R')],
});
