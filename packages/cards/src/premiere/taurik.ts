import { personnel, premiere } from '@spaceline/language';

export const taurik = personnel('Taurik', {
  affiliation: 'Federation',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Mindmeld'],
  integrity: 7,
  cunning: 7,
  strength: 8,
  staffing: 'Stf',
  species: ['Vulcan'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(245, 'C')],
});
