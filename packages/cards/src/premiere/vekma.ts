import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const vekma = personnel('Vekma', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Honor'],
  integrity: 6,
  cunning: 5,
  strength: 6,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'female',
  characteristics: ['I.K.S. Pagh-related personnel', 'Mission Specialist'],
  printed: [premiere(288, 'C')],
});
