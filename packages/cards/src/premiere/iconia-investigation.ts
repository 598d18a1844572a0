import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const iconiaInvestigation = mission('Iconia Investigation', {
  kind: 'planet',
  location: 'Iconia',
  region: 'Neutral Zone Region',
  points: 35,
  span: 3,
  attemptedBy: ['Romulan'],
  requires: requireAll(skill('Archaeology'), skill('Computer Skill', 2)),
  printed: [premiere(163, 'R')],
});
