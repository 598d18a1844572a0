import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const williamTRiker = personnel('William T. Riker', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Diplomacy', 'Leadership', 'Navigation', 'Honor', 'Music'],
  integrity: 8,
  cunning: 7,
  strength: 7,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Cook', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(250, 'R')],
});
