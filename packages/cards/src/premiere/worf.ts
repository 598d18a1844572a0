import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const worf = personnel('Worf', {
  affiliation: 'Federation',
  classification: 'SECURITY',
  skills: [['Honor', 2], 'Navigation', 'Diplomacy'],
  integrity: 8,
  cunning: 6,
  strength: 10,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['U.S.S. Enterprise-related personnel'],
  printed: [premiere(251, 'R')],
});
