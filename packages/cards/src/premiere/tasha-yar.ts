import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tashaYar = personnel('Tasha Yar', {
  affiliation: 'Federation',
  classification: 'SECURITY',
  skills: ['Honor', 'Leadership'],
  integrity: 8,
  cunning: 7,
  strength: 8,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(244, 'R')],
});
