import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const alexanderRozhenko = personnel('Alexander Rozhenko', {
  affiliation: 'Federation',
  classification: 'CIVILIAN',
  skills: ['Honor', 'Youth'],
  integrity: 6,
  cunning: 4,
  strength: 2,
  species: ['Klingon', 'Human'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(196, 'U')],
});
