import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const feklhr = personnel("Fek'lhr", {
  affiliation: 'Klingon',
  universal: true,
  classification: 'V.I.P.',
  skills: ['Honor', 'Treachery'],
  integrity: 6,
  cunning: 1,
  strength: 15,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(259, 'U')],
});
