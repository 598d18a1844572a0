import { dualPersonnel, titled } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const dataAndGeordi = dualPersonnel('Data and Geordi', {
  affiliations: ['Federation'],
  persons: [
    [
      'Data',
      {
        classification: 'OFFICER',
        skills: ['ENGINEER', 'Music', 'Computer Skill'],
        integrity: 6,
        cunning: 10,
        strength: 12,
        staffing: 'Stf',
        species: ['Android'],
        gender: 'male',
      },
    ],
    [
      'Geordi La Forge',
      {
        classification: 'ENGINEER',
        skills: ['ENGINEER', 'Physics'],
        integrity: 8,
        cunning: 8,
        strength: 6,
        staffing: 'Stf',
        species: ['Human'],
        gender: 'male',
      },
    ],
  ],
  personas: ['Data', 'Geordi La Forge'],
  downloads: [titled('Tricorder')],
  characteristics: ['Dual-personnel', 'Soong-type android'],
  printed: [enhancedPremiere(2, 'P')],
});
