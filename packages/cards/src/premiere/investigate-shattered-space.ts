import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const investigateShatteredSpace = mission('Investigate "Shattered Space"', {
  kind: 'space',
  location: 'Near Neutral Zone',
  region: 'Neutral Zone Region',
  points: 45,
  span: 5,
  attemptedBy: ['Romulan'],
  requires: requireAll(
    skill('Leadership'),
    skill('Computer Skill'),
    skill('Astrophysics', 2),
    skill('Stellar Cartography'),
  ),
  printed: [premiere(164, 'R')],
});
