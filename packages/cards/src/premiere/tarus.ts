import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tarus = personnel('Tarus', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Stellar Cartography'],
  integrity: 4,
  cunning: 8,
  strength: 7,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(322, 'C')],
});
