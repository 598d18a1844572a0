import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const beverlyCrusher = personnel('Beverly Crusher', {
  affiliation: 'Federation',
  classification: 'MEDICAL',
  skills: ['MEDICAL', 'Biology', 'Exobiology'],
  integrity: 8,
  cunning: 8,
  strength: 5,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'female',
  characteristics: ['U.S.S. Enterprise-related personnel'],
  printed: [premiere(200, 'R')],
});
