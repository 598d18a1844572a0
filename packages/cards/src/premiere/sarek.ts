import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const sarek = personnel('Sarek', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: [['Diplomacy', 3], 'Mindmeld'],
  integrity: 9,
  cunning: 10,
  strength: 3,
  staffing: 'Cmd',
  species: ['Vulcan'],
  gender: 'male',
  characteristics: ['Ambassador', 'Support Personnel'],
  printed: [premiere(233, 'R')],
});
