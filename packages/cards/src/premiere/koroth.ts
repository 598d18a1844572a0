import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const koroth = personnel('Koroth', {
  affiliation: 'Klingon',
  classification: 'SCIENCE',
  skills: ['Biology', 'Archaeology', 'Anthropology'],
  integrity: 8,
  cunning: 6,
  strength: 6,
  species: ['Klingon'],
  gender: 'male',
  printed: [premiere(274, 'U')],
});
