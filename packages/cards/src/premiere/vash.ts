import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const vash = personnel('Vash', {
  affiliation: 'Federation',
  classification: 'CIVILIAN',
  skills: [['Archaeology', 2], 'Treachery', 'Anthropology'],
  integrity: 3,
  cunning: 8,
  strength: 4,
  species: ['Human'],
  gender: 'female',
  printed: [premiere(248, 'R')],
});
