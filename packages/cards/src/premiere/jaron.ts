import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const jaron = personnel('Jaron', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'SECURITY',
  skills: ['Geology', 'Youth'],
  integrity: 4,
  cunning: 7,
  strength: 9,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(307, 'C')],
});
