import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const giusti = personnel('Giusti', {
  affiliation: 'Federation',
  universal: true,
  classification: 'OFFICER',
  skills: ['Youth'],
  integrity: 7,
  cunning: 6,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(213, 'C')],
});
