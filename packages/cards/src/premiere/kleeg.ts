import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kleeg = personnel("Kle'eg", {
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
  characteristics: ['Mission Specialist'],
  printed: [premiere(271, 'C')],
});
