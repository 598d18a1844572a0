import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const wesleyCrusher = personnel('Wesley Crusher', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Youth', 'Computer Skill', 'Navigation', 'ENGINEER', 'Astrophysics'],
  integrity: 6,
  cunning: 8,
  strength: 5,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'male',
  characteristics: ['U.S.S. Enterprise-related personnel'],
  printed: [premiere(249, 'R')],
});
