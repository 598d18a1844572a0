import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const varel = personnel('Varel', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Physics', 'Computer Skill', 'Youth'],
  integrity: 4,
  cunning: 7,
  strength: 5,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'female',
  printed: [premiere(330, 'C')],
});
