import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const drReyga = personnel('Dr. Reyga', {
  affiliation: 'Non-Aligned',
  classification: 'SCIENCE',
  skills: ['ENGINEER', 'Stellar Cartography', 'Astrophysics'],
  integrity: 6,
  cunning: 9,
  strength: 5,
  staffing: 'Stf',
  species: ['Ferengi'],
  gender: 'male',
  characteristics: ['Metaphasic Shield-related personnel'],
  printed: [premiere(294, 'U')],
});
