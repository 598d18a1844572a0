import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const taitt = personnel('Taitt', {
  affiliation: 'Federation',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Stellar Cartography', 'Geology'],
  integrity: 6,
  cunning: 7,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(242, 'C')],
});
