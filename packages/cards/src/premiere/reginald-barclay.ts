import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const reginaldBarclay = personnel('Reginald Barclay', {
  affiliation: 'Federation',
  classification: 'ENGINEER',
  skills: ['Computer Skill'],
  integrity: 7,
  cunning: 7,
  strength: 5,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(229, 'R')],
});
