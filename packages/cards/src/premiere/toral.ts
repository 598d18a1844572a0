import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const toral = personnel('Toral', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: [['Leadership', 0.5], 'Youth'],
  integrity: 6,
  cunning: 5,
  strength: 6,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Duras-related', 'High Council', 'Support Personnel'],
  printed: [premiere(285, 'U')],
});
