import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kurn = personnel('Kurn', {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Honor', 'Computer Skill', 'Navigation', 'Diplomacy'],
  integrity: 8,
  cunning: 6,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['High Council'],
  matchingCommander: "I.K.C. Hegh'ta",
  printed: [premiere(278, 'R')],
});
