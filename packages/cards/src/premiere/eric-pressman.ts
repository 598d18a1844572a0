import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const ericPressman = personnel('Eric Pressman', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['ENGINEER', 'Treachery'],
  integrity: 5,
  cunning: 6,
  strength: 5,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Captain', 'Support Personnel'],
  matchingCommander: 'U.S.S. Pegasus',
  printed: [premiere(209, 'U')],
});
