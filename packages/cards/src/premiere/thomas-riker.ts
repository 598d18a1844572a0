import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const thomasRiker = personnel('Thomas Riker', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Leadership', 'Navigation', 'Geology', 'Music'],
  integrity: 8,
  cunning: 7,
  strength: 6,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  printed: [premiere(246, 'R')],
});
