import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kromm = personnel('Kromm', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Physics'],
  integrity: 5,
  cunning: 6,
  strength: 8,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(276, 'C')],
});
