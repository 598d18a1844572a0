import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const satelk = personnel('Satelk', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Leadership', 'Mindmeld', 'Diplomacy'],
  integrity: 8,
  cunning: 9,
  strength: 7,
  staffing: 'Cmd',
  species: ['Vulcan'],
  gender: 'male',
  characteristics: ['Captain'],
  printed: [premiere(234, 'R')],
});
