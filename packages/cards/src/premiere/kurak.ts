import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kurak = personnel('Kurak', {
  affiliation: 'Klingon',
  classification: 'SCIENCE',
  skills: ['Astrophysics', 'Computer Skill', 'Physics', 'Honor'],
  integrity: 6,
  cunning: 7,
  strength: 6,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'female',
  characteristics: ['Metaphasic Shield-related personnel'],
  printed: [premiere(277, 'R')],
});
