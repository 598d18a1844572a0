import { personnel, premiere } from '@spaceline/language';

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
