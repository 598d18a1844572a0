import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const mendon = personnel('Mendon', {
  affiliation: 'Federation',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Physics'],
  integrity: 7,
  cunning: 5,
  strength: 2,
  staffing: 'Stf',
  species: ['Benzite'],
  gender: 'male',
  characteristics: ['Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(223, 'C')],
});
