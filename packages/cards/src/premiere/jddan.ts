import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const jddan = personnel("J'Ddan", {
  affiliation: 'Klingon',
  universal: true,
  classification: 'SCIENCE',
  skills: ['Exobiology', 'Treachery'],
  integrity: 2,
  cunning: 6,
  strength: 6,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(262, 'C')],
});
