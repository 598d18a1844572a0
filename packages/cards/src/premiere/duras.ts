import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const duras = personnel('Duras', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Leadership', 'Computer Skill', 'Treachery', 'Greed'],
  integrity: 4,
  cunning: 6,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Duras-related', 'High Council'],
  printed: [premiere(258, 'R')],
});
