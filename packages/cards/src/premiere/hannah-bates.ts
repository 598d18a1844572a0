import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const hannahBates = personnel('Hannah Bates', {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: ['Physics'],
  integrity: 6,
  cunning: 8,
  strength: 2,
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(214, 'U')],
});
