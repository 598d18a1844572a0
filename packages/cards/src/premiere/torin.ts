import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const torin = personnel('Torin', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Astrophysics'],
  integrity: 7,
  cunning: 6,
  strength: 6,
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(286, 'C')],
});
