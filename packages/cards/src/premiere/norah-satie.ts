import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const norahSatie = personnel('Norah Satie', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: ['Leadership'],
  integrity: 9,
  cunning: 6,
  strength: 2,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Admiral', 'Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(228, 'U')],
});
