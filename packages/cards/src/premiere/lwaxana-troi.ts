import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const lwaxanaTroi = personnel('Lwaxana Troi', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: [['Empathy', 2]],
  integrity: 7,
  cunning: 8,
  strength: 3,
  species: ['Betazoid'],
  gender: 'female',
  characteristics: ['Mission Specialist'],
  printed: [premiere(221, 'R')],
});
