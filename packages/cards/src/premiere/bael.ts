import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const bael = personnel("Ba'el", {
  affiliation: 'Klingon',
  classification: 'CIVILIAN',
  skills: ['Anthropology', 'Youth'],
  integrity: 6,
  cunning: 6,
  strength: 4,
  species: ['Klingon', 'Romulan'],
  gender: 'female',
  characteristics: ['Support Personnel'],
  printed: [premiere(254, 'U')],
});
