import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const devinoniRal = personnel('Devinoni Ral', {
  affiliation: 'Non-Aligned',
  classification: 'V.I.P.',
  skills: ['Empathy', 'Diplomacy', 'Treachery'],
  integrity: 3,
  cunning: 9,
  strength: 3,
  species: ['Betazoid', 'Human'],
  gender: 'male',
  printed: [premiere(292, 'U')],
});
