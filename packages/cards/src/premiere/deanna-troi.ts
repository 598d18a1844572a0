import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const deannaTroi = personnel('Deanna Troi', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Empathy', 'Diplomacy'],
  integrity: 8,
  cunning: 7,
  strength: 4,
  staffing: 'Cmd',
  species: ['Betazoid', 'Human'],
  gender: 'female',
  characteristics: ['Counselor', 'Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(205, 'R')],
});
