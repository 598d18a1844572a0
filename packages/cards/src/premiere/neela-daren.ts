import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const neelaDaren = personnel('Neela Daren', {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: ['Astrophysics', 'Stellar Cartography', 'Music'],
  integrity: 8,
  cunning: 8,
  strength: 5,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  printed: [premiere(226, 'R')],
});
