import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const jera = personnel('Jera', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Biology', 'Youth'],
  integrity: 4,
  cunning: 7,
  strength: 6,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'female',
  characteristics: ['Support Personnel'],
  printed: [premiere(308, 'C')],
});
