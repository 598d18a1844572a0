import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const dukath = personnel('Dukath', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Archaeology'],
  integrity: 5,
  cunning: 6,
  strength: 7,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['I.K.S. Pagh-related personnel', 'Mission Specialist'],
  printed: [premiere(257, 'C')],
});
