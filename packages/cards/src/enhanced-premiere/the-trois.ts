import { dualPersonnel, titled } from '@spaceline/language';
import { enhancedPremiere } from './set.ts';

export const theTrois = dualPersonnel('The Trois', {
  affiliations: ['Ferengi', 'Federation'],
  persons: [
    [
      'Lwaxana Troi',
      {
        classification: 'V.I.P.',
        skills: [['Empathy', 2], 'Diplomacy'],
        integrity: 6,
        cunning: 7,
        strength: 3,
        species: ['Betazoid'],
        gender: 'female',
      },
    ],
    [
      'Deanna Troi',
      {
        classification: 'CIVILIAN',
        skills: ['Diplomacy', 'Empathy'],
        integrity: 7,
        cunning: 6,
        strength: 4,
        species: ['Betazoid', 'Human'],
        gender: 'female',
      },
    ],
  ],
  personas: ['Lwaxana Troi', 'Deanna Troi'],
  downloads: [titled('Wolf'), titled('Plexing')],
  characteristics: ['Dual-personnel', 'Capturing-related card'],
  printed: [enhancedPremiere(6, 'P')],
});
