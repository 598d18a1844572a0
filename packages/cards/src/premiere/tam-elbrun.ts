import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tamElbrun = personnel('Tam Elbrun', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: [['Empathy', 2], 'Honor'],
  integrity: 5,
  cunning: 7,
  strength: 3,
  species: ['Betazoid'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(243, 'R')],
});
