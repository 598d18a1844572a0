import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const ocett = personnel('Ocett', {
  affiliation: 'Non-Aligned',
  classification: 'OFFICER',
  skills: ['Archaeology', 'Navigation', 'Honor'],
  integrity: 6,
  cunning: 8,
  strength: 6,
  staffing: 'Cmd',
  species: ['Cardassian'],
  gender: 'female',
  characteristics: ['Gul'],
  printed: [premiere(301, 'U')],
});
