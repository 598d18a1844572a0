import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const drLaForge = personnel('Dr. La Forge', {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: ['Exobiology'],
  integrity: 7,
  cunning: 7,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(206, 'R')],
});
