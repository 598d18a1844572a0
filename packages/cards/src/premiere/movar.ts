import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const movar = personnel('Movar', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Treachery', 'Anthropology'],
  integrity: 5,
  cunning: 7,
  strength: 7,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Duras-related', 'General', 'Support Personnel'],
  printed: [premiere(311, 'U')],
});
