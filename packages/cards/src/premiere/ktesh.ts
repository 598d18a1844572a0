import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const ktesh = personnel("K'Tesh", {
  affiliation: 'Klingon',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Stellar Cartography'],
  integrity: 5,
  cunning: 5,
  strength: 6,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(265, 'C')],
});
