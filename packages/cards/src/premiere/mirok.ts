import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const mirok = personnel('Mirok', {
  affiliation: 'Romulan',
  classification: 'SCIENCE',
  skills: ['ENGINEER', 'Astrophysics', 'Physics'],
  integrity: 3,
  cunning: 8,
  strength: 7,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  printed: [premiere(310, 'U')],
});
