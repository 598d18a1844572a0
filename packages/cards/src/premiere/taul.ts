import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const taul = personnel('Taul', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'SECURITY',
  skills: ['Treachery', 'Archaeology'],
  integrity: 4,
  cunning: 7,
  strength: 8,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(323, 'C')],
});
