import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const taibak = personnel('Taibak', {
  affiliation: 'Romulan',
  classification: 'SCIENCE',
  skills: ['Treachery', 'Biology', 'Computer Skill'],
  integrity: 2,
  cunning: 8,
  strength: 8,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  printed: [premiere(319, 'U')],
});
