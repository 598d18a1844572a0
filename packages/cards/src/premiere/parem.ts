import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const parem = personnel('Parem', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Treachery'],
  integrity: 4,
  cunning: 8,
  strength: 9,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(316, 'U')],
});
