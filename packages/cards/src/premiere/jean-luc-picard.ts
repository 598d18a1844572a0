import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const jeanLucPicard = personnel('Jean-Luc Picard', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: [['Diplomacy', 2], 'Leadership', 'Honor', 'Archaeology', 'Navigation', 'Music'],
  integrity: 9,
  cunning: 8,
  strength: 6,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Captain', 'U.S.S. Enterprise-related personnel'],
  matchingCommander: 'U.S.S. Enterprise',
  printed: [premiere(215, 'R')],
});
