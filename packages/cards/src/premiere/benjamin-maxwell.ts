import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const benjaminMaxwell = personnel('Benjamin Maxwell', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Leadership'],
  integrity: 9,
  cunning: 7,
  strength: 5,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Captain', 'Mission Specialist'],
  matchingCommander: 'U.S.S. Phoenix',
  printed: [premiere(199, 'U')],
});
