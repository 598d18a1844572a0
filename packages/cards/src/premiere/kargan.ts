import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kargan = personnel('Kargan', {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Honor', 'Computer Skill'],
  integrity: 7,
  cunning: 5,
  strength: 9,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Captain', 'I.K.S. Pagh-related personnel', 'Support Personnel'],
  matchingCommander: 'I.K.C. Pagh',
  printed: [premiere(268, 'R')],
});
