import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const rogaDanar = personnel('Roga Danar', {
  affiliation: 'Non-Aligned',
  classification: 'SECURITY',
  skills: ['ENGINEER', 'Computer Skill', 'Biology', 'Leadership'],
  integrity: 5,
  cunning: 9,
  strength: 12,
  staffing: 'Cmd',
  species: ['Angosian'],
  gender: 'male',
  printed: [premiere(302, 'R')],
});
