import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const klag = personnel('Klag', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'OFFICER',
  skills: ['Navigation'],
  integrity: 6,
  cunning: 5,
  strength: 7,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['I.K.S. Pagh-related personnel', 'Mission Specialist'],
  printed: [premiere(270, 'C')],
});
