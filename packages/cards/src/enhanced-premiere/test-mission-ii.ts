import { mission, requireAll, skill, sum } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const testMissionIi = mission('Test Mission II', {
  kind: 'space',
  location: 'Praxillus System',
  points: 20,
  span: 3,
  attemptedBy: ['Federation', 'Klingon'],
  requires: requireAll(skill('Physics'), sum('INTEGRITY', 28)),
  characteristics: ['Test mission'],
  sameAs: 'Test Mission',
  builtIn: { kind: 'outpost', affiliation: 'Federation', shields: 30 },
  printed: [enhancedPremiere(21, 'P')],
});
