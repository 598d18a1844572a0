import { mission, requireAll, requireAny, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const secretSalvage = mission('Secret Salvage', {
  kind: 'space',
  location: 'Wolf 359',
  points: 30,
  span: 3,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAny(skill('Treachery', 4), requireAll(skill('Navigation', 2), skill('Computer Skill'))),
  printed: [premiere(184, 'U')],
});
