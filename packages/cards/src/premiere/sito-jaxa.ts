import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const sitoJaxa = personnel('Sito Jaxa', {
  affiliation: 'Federation',
  universal: true,
  classification: 'SECURITY',
  skills: ['Navigation', 'Youth'],
  integrity: 8,
  cunning: 6,
  strength: 6,
  staffing: 'Stf',
  species: ['Bajoran'],
  gender: 'female',
  characteristics: ['Support Personnel', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(239, 'C')],
});
