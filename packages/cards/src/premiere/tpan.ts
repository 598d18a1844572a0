import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tpan = personnel("T'Pan", {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: ['SCIENCE', 'Mindmeld'],
  integrity: 8,
  cunning: 9,
  strength: 4,
  staffing: 'Stf',
  species: ['Vulcan'],
  gender: 'female',
  characteristics: ['Support Personnel'],
  printed: [premiere(241, 'U')],
});
