import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const torak = personnel('Torak', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Diplomacy', 'Geology'],
  integrity: 5,
  cunning: 4,
  strength: 7,
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Governor', 'Support Personnel'],
  printed: [premiere(284, 'U')],
});
