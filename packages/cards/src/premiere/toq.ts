import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const toq = personnel('Toq', {
  affiliation: 'Klingon',
  classification: 'CIVILIAN',
  skills: ['Leadership', 'Computer Skill', 'Youth'],
  integrity: 6,
  cunning: 5,
  strength: 6,
  species: ['Klingon'],
  gender: 'male',
  printed: [premiere(283, 'U')],
});
