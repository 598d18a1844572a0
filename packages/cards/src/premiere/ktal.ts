import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const ktal = personnel("K'Tal", {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Diplomacy'],
  integrity: 7,
  cunning: 5,
  strength: 5,
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['High Council', 'Mission Specialist'],
  printed: [premiere(264, 'U')],
});
