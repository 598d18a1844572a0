import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const betor = personnel("B'Etor", {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Treachery', 'Leadership', 'Physics', 'Youth', 'Greed'],
  integrity: 2,
  cunning: 8,
  strength: 7,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'female',
  characteristics: ['Duras-related'],
  printed: [premiere(252, 'R')],
});
