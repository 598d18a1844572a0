import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kvada = personnel("K'Vada", {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Leadership', 'Navigation'],
  integrity: 8,
  cunning: 5,
  strength: 7,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Captain', 'Support Personnel'],
  printed: [premiere(266, 'U')],
});
