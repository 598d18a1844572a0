import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const gowron = personnel('Gowron', {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: [['Leadership', 2], 'Diplomacy', 'Honor'],
  integrity: 8,
  cunning: 7,
  strength: 9,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Duras-related', 'High Council', 'High Council Leader'],
  matchingCommander: 'I.K.C. Bortas',
  printed: [premiere(261, 'R')],
});
