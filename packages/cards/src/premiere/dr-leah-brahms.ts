import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const drLeahBrahms = personnel('Dr. Leah Brahms', {
  affiliation: 'Federation',
  universal: true,
  classification: 'ENGINEER',
  skills: ['ENGINEER'],
  integrity: 7,
  cunning: 9,
  strength: 2,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'female',
  characteristics: ['Mission Specialist'],
  printed: [premiere(207, 'R')],
});
