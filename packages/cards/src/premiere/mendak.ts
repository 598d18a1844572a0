import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const mendak = personnel('Mendak', {
  affiliation: 'Romulan',
  classification: 'OFFICER',
  skills: ['Treachery', 'Exobiology'],
  integrity: 4,
  cunning: 7,
  strength: 7,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  matchingCommander: 'Devoras',
  printed: [premiere(309, 'R')],
});
