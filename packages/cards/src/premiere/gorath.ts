import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const gorath = personnel('Gorath', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'SECURITY',
  skills: ['Honor'],
  integrity: 6,
  cunning: 4,
  strength: 7,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['High Council', 'Mission Specialist'],
  printed: [premiere(260, 'C')],
});
