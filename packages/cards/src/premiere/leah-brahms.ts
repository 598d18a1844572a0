import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const leahBrahms = personnel('Leah Brahms', {
  affiliation: 'Federation',
  classification: 'ENGINEER',
  skills: ['ENGINEER'],
  integrity: 8,
  cunning: 9,
  strength: 3,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist'],
  printed: [premiere(219, 'R')],
});
