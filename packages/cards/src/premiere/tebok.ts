import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tebok = personnel('Tebok', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Diplomacy', 'Leadership', 'Navigation'],
  integrity: 5,
  cunning: 7,
  strength: 9,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  printed: [premiere(324, 'U')],
});
