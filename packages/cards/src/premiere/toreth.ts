import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const toreth = personnel('Toreth', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Leadership', 'Honor', 'Navigation'],
  integrity: 5,
  cunning: 8,
  strength: 7,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'female',
  characteristics: ['Captain'],
  matchingCommander: 'Khazara',
  printed: [premiere(329, 'R')],
});
