import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const bochra = personnel('Bochra', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Navigation', 'Youth'],
  integrity: 7,
  cunning: 7,
  strength: 6,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(305, 'U')],
});
