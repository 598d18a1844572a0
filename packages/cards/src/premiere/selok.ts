import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const selok = personnel('Selok', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'V.I.P.',
  skills: ['Treachery'],
  integrity: 4,
  cunning: 8,
  strength: 5,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'female',
  characteristics: ['Ambassador', 'Mission Specialist'],
  printed: [premiere(318, 'C')],
});
