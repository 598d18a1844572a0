import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const richardGalen = personnel('Richard Galen', {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: [['Archaeology', 2], 'Biology', 'Exobiology'],
  integrity: 7,
  cunning: 9,
  strength: 2,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Professor'],
  printed: [premiere(230, 'R')],
});
