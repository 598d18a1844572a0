import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kahless = personnel('Kahless', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: [['Honor', 2]],
  integrity: 10,
  cunning: 6,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Emperor', 'Mission Specialist'],
  printed: [premiere(267, 'R')],
});
