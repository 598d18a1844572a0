import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const isharaYar = personnel('Ishara Yar', {
  affiliation: 'Non-Aligned',
  classification: 'CIVILIAN',
  skills: ['Treachery', 'Youth'],
  integrity: 3,
  cunning: 7,
  strength: 8,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(298, 'U')],
});
