import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const konmel = personnel('Konmel', {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Navigation'],
  integrity: 8,
  cunning: 5,
  strength: 8,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(272, 'U')],
});
