import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const shelby = personnel('Shelby', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Leadership', 'Exobiology'],
  integrity: 6,
  cunning: 7,
  strength: 4,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(235, 'R')],
});
