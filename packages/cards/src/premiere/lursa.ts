import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const lursa = personnel('Lursa', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Treachery', 'Leadership', 'Geology', 'Greed'],
  integrity: 2,
  cunning: 8,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'female',
  characteristics: ['Duras-related'],
  printed: [premiere(280, 'R')],
});
