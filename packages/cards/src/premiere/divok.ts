import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const divok = personnel('Divok', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Biology', 'Youth'],
  integrity: 6,
  cunning: 6,
  strength: 8,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(256, 'C')],
});
