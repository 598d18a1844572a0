import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

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
