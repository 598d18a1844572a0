import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const vagh = personnel('Vagh', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Diplomacy', 'Anthropology'],
  integrity: 7,
  cunning: 5,
  strength: 6,
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Governor', 'Support Personnel'],
  printed: [premiere(287, 'U')],
});
