import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const albertEinstein = personnel('Albert Einstein', {
  affiliation: 'Federation',
  universal: true,
  classification: 'SCIENCE',
  skills: [['Physics', 2], 'Astrophysics'],
  integrity: 9,
  cunning: 11,
  strength: 2,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'male',
  characteristics: ['Support Personnel'],
  printed: [premiere(195, 'R')],
});
