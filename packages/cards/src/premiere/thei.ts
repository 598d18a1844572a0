import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const thei = personnel('Thei', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'OFFICER',
  skills: ['Geology', 'Physics'],
  integrity: 4,
  cunning: 6,
  strength: 8,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Duras-related', 'Support Personnel'],
  printed: [premiere(325, 'C')],
});
