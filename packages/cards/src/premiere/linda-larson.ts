import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const lindaLarson = personnel('Linda Larson', {
  affiliation: 'Federation',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Youth'],
  integrity: 7,
  cunning: 5,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist'],
  printed: [premiere(220, 'C')],
});
