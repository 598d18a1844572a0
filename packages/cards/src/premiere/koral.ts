import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const koral = personnel('Koral', {
  affiliation: 'Klingon',
  classification: 'CIVILIAN',
  skills: ['Navigation', 'Archaeology'],
  integrity: 3,
  cunning: 4,
  strength: 10,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Captain', 'Support Personnel'],
  printed: [premiere(273, 'U')],
});
