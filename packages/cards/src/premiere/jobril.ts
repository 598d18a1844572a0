import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const jobril = personnel("Jo'Bril", {
  affiliation: 'Non-Aligned',
  classification: 'SCIENCE',
  skills: ['Treachery', 'Astrophysics', 'Physics', 'Greed'],
  integrity: 3,
  cunning: 8,
  strength: 7,
  staffing: 'Cmd',
  species: ['Takaran'],
  gender: 'male',
  characteristics: ['Metaphasic Shield-related personnel'],
  printed: [premiere(299, 'U')],
});
