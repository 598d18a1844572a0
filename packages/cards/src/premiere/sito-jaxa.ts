import { personnel, premiere } from '@spaceline/language';

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
