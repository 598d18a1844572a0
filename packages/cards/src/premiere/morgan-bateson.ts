import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const morganBateson = personnel('Morgan Bateson', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Leadership', 'Stellar Cartography'],
  integrity: 8,
  cunning: 4,
  strength: 5,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Captain', 'Support Personnel'],
  matchingCommander: 'U.S.S. Bozeman',
  printed: [premiere(224, 'R')],
});
