import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const fleetAdmiralShanthi = personnel('Fleet Admiral Shanthi', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Leadership', 'Diplomacy'],
  integrity: 9,
  cunning: 6,
  strength: 4,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Admiral', 'Support Personnel'],
  printed: [premiere(211, 'U')],
});
