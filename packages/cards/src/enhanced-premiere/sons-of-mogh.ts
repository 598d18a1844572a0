import { dualPersonnel } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const sonsOfMogh = dualPersonnel('Sons of Mogh', {
  affiliations: ['Klingon'],
  persons: [
    [
      'Kurn',
      {
        classification: 'OFFICER',
        skills: ['Honor', 'Computer Skill', 'Navigation'],
        integrity: 8,
        cunning: 6,
        strength: 8,
        staffing: 'Cmd',
        species: ['Klingon'],
        gender: 'male',
      },
    ],
    [
      'Worf',
      {
        classification: 'SECURITY',
        skills: [['Honor', 2], 'Navigation', 'Diplomacy'],
        integrity: 8,
        cunning: 6,
        strength: 10,
        staffing: 'Cmd',
        species: ['Klingon'],
        gender: 'male',
      },
    ],
  ],
  personas: ['Kurn', 'Worf'],
  characteristics: ['Dual-personnel'],
  printed: [enhancedPremiere(5, 'P')],
});
