import { dualPersonnel, titled } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const jeanLucAndBeverly = dualPersonnel('Jean-Luc and Beverly', {
  affiliations: ['Federation'],
  persons: [
    [
      'Jean-Luc Picard',
      {
        classification: 'OFFICER',
        skills: ['Diplomacy', 'Archaeology', 'Honor'],
        integrity: 7,
        cunning: 8,
        strength: 5,
        staffing: 'Stf',
        species: ['Human'],
        gender: 'male',
      },
    ],
    [
      'Beverly Crusher',
      {
        classification: 'MEDICAL',
        skills: ['MEDICAL', 'Exobiology'],
        integrity: 6,
        cunning: 8,
        strength: 4,
        staffing: 'Stf',
        species: ['Human'],
        gender: 'female',
      },
    ],
  ],
  personas: ['Jean-Luc Picard', 'Beverly Crusher'],
  downloads: [titled('Hypospray')],
  characteristics: ['Dual-personnel'],
  printed: [enhancedPremiere(4, 'P')],
});
