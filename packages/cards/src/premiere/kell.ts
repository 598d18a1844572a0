import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kell = personnel('Kell', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Treachery'],
  integrity: 2,
  cunning: 6,
  strength: 5,
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['High Council', 'Mission Specialist'],
  printed: [premiere(269, 'U')],
});
