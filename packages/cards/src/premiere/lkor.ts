import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const lkor = personnel("L'Kor", {
  affiliation: 'Klingon',
  classification: 'CIVILIAN',
  skills: ['Leadership', 'Music'],
  integrity: 7,
  cunning: 6,
  strength: 7,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(279, 'U')],
});
