import { dualPersonnel, either, titled } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const beverlyAndWill = dualPersonnel('Beverly and Will', {
  affiliations: ['Non-Aligned'],
  persons: [
    [
      'Beverly Crusher',
      {
        classification: 'CIVILIAN',
        skills: [['MEDICAL', 2], 'Biology'],
        integrity: 7,
        cunning: 7,
        strength: 4,
        staffing: 'Stf',
        species: ['Human'],
        gender: 'female',
      },
    ],
    [
      'Will Riker',
      {
        classification: 'CIVILIAN',
        skills: ['Navigation', 'Diplomacy', 'Anthropology'],
        integrity: 7,
        cunning: 8,
        strength: 7,
        staffing: 'Stf',
        species: ['Human'],
        gender: 'male',
      },
    ],
  ],
  personas: ['Beverly Crusher', 'William T. Riker'],
  downloads: [either(titled('Tricorder'), titled('Medical Tricorder'))],
  characteristics: ['Dual-personnel'],
  printed: [enhancedPremiere(1, 'P')],
});
