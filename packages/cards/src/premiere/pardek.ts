import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const pardek = personnel('Pardek', {
  affiliation: 'Romulan',
  classification: 'V.I.P.',
  skills: [['Diplomacy', 2], 'Treachery'],
  integrity: 4,
  cunning: 8,
  strength: 6,
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Senator', 'Support Personnel'],
  printed: [premiere(315, 'U')],
});
