import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const nikolaiRozhenko = personnel('Nikolai Rozhenko', {
  affiliation: 'Federation',
  classification: 'CIVILIAN',
  skills: ['Anthropology', 'Computer Skill', 'Treachery'],
  integrity: 3,
  cunning: 7,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'male',
  printed: [premiere(227, 'U')],
});
