import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const alidarJarok = personnel('Alidar Jarok', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Navigation', 'Leadership'],
  integrity: 2,
  cunning: 8,
  strength: 8,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Admiral', 'Support Personnel'],
  printed: [premiere(304, 'R')],
});
