import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const nvek = personnel("N'Vek", {
  affiliation: 'Romulan',
  classification: 'SCIENCE',
  skills: ['Honor', 'Biology', 'Computer Skill'],
  integrity: 6,
  cunning: 8,
  strength: 8,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Romulan underground'],
  printed: [premiere(312, 'U')],
});
