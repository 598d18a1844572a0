import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tomalak = personnel('Tomalak', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Diplomacy', 'Leadership'],
  integrity: 6,
  cunning: 7,
  strength: 9,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(327, 'R')],
});
