import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const mcknight = personnel('McKnight', {
  affiliation: 'Federation',
  universal: true,
  classification: 'OFFICER',
  skills: ['Navigation', 'Youth', 'Music'],
  integrity: 5,
  cunning: 6,
  strength: 3,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['U.S.S. Enterprise-related personnel'],
  printed: [premiere(222, 'C')],
});
