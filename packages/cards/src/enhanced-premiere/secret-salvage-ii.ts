import { mission, requireAll, requireAny, skill } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const secretSalvageIi = mission('Secret Salvage II', {
  kind: 'space',
  location: 'Wolf 359',
  points: 25,
  span: 3,
  attemptedBy: ['Romulan', 'Klingon'],
  requires: requireAny(skill('Treachery', 4), requireAll(skill('Navigation', 2), skill('Computer Skill'))),
  sameAs: 'Secret Salvage',
  builtIn: { kind: 'outpost', affiliation: 'Klingon', shields: 32 },
  printed: [enhancedPremiere(20, 'P')],
});
