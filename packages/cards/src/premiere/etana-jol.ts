import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const etanaJol = personnel('Etana Jol', {
  affiliation: 'Non-Aligned',
  classification: 'SCIENCE',
  skills: ['Treachery', 'Biology'],
  integrity: 2,
  cunning: 8,
  strength: 3,
  staffing: 'Cmd',
  species: ['Ktarian'],
  gender: 'female',
  characteristics: ['Support Personnel'],
  printed: [premiere(295, 'U')],
});
