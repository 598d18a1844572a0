import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const gorta = personnel('Gorta', {
  affiliation: 'Non-Aligned',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Physics', 'Greed'],
  integrity: 3,
  cunning: 7,
  strength: 4,
  species: ['Dopterian'],
  gender: 'male',
  characteristics: ['Duras-related', 'Support Personnel'],
  printed: [premiere(297, 'C')],
});
