import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const sela = personnel('Sela', {
  affiliation: 'Romulan',
  classification: 'V.I.P.',
  skills: ['Diplomacy', 'Leadership', 'Treachery', 'Youth'],
  integrity: 6,
  cunning: 9,
  strength: 8,
  staffing: 'Cmd',
  species: ['Romulan', 'Human'],
  gender: 'female',
  printed: [premiere(317, 'R')],
});
