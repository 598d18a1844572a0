import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const evek = personnel('Evek', {
  affiliation: 'Non-Aligned',
  classification: 'OFFICER',
  skills: ['Diplomacy', 'Leadership', 'Anthropology'],
  integrity: 7,
  cunning: 5,
  strength: 7,
  staffing: 'Cmd',
  species: ['Cardassian'],
  gender: 'male',
  characteristics: ['Gul'],
  printed: [premiere(296, 'U')],
});
