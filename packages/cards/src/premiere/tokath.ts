import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tokath = personnel('Tokath', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Anthropology', 'Honor'],
  integrity: 6,
  cunning: 7,
  strength: 6,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(326, 'U')],
});
