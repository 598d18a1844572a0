import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const morag = personnel('Morag', {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Computer Skill', 'Greed'],
  integrity: 7,
  cunning: 4,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(281, 'U')],
});
