import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kehleyr = personnel("K'Ehleyr", {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: ['Diplomacy', 'Honor'],
  integrity: 8,
  cunning: 7,
  strength: 7,
  staffing: 'Stf',
  species: ['Klingon', 'Human'],
  gender: 'female',
  characteristics: ['Ambassador', 'Support Personnel'],
  printed: [premiere(217, 'R')],
});
