import { dualPersonnel } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const dataAndPicard = dualPersonnel('Data and Picard', {
  affiliations: ['Romulan', 'Federation'],
  persons: [
    [
      'Data',
      {
        classification: 'CIVILIAN',
        skills: ['ENGINEER', 'Astrophysics', 'Computer Skill'],
        integrity: 8,
        cunning: 12,
        strength: 12,
        staffing: 'Stf',
        species: ['Android'],
        gender: 'male',
      },
    ],
    [
      'Jean-Luc Picard',
      {
        classification: 'CIVILIAN',
        skills: ['Diplomacy', 'Anthropology', 'Archaeology'],
        integrity: 8,
        cunning: 8,
        strength: 6,
        staffing: 'Stf',
        species: ['Human'],
        gender: 'male',
      },
    ],
  ],
  personas: ['Data', 'Jean-Luc Picard'],
  characteristics: ['Dual-personnel', 'Captain', 'Soong-type android'],
  printed: [enhancedPremiere(3, 'P')],
});
