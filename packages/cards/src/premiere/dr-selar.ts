import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const drSelar = personnel('Dr. Selar', {
  affiliation: 'Federation',
  classification: 'MEDICAL',
  skills: ['Computer Skill', 'Mindmeld'],
  integrity: 7,
  cunning: 8,
  strength: 7,
  staffing: 'Stf',
  species: ['Vulcan'],
  gender: 'female',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(208, 'U')],
});
