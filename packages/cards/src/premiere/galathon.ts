import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const galathon = personnel('Galathon', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'OFFICER',
  skills: ['Archaeology', 'Greed', 'Treachery'],
  integrity: 3,
  cunning: 7,
  strength: 9,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  printed: [premiere(306, 'C')],
});
