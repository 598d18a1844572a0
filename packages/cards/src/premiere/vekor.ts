import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const vekor = personnel('Vekor', {
  affiliation: 'Non-Aligned',
  universal: true,
  classification: 'SCIENCE',
  skills: ['MEDICAL', 'Navigation', 'Geology'],
  integrity: 2,
  cunning: 7,
  strength: 6,
  staffing: 'Cmd',
  gender: 'female',
  characteristics: ['Stone of Gol-related personnel'],
  printed: [premiere(303, 'C')],
});
