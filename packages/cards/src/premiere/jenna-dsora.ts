import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const jennaDsora = personnel("Jenna D'Sora", {
  affiliation: 'Federation',
  classification: 'SECURITY',
  skills: ['Stellar Cartography', 'Music'],
  integrity: 7,
  cunning: 6,
  strength: 5,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Support Personnel'],
  printed: [premiere(216, 'U')],
});
