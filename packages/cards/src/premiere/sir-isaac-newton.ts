import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const sirIsaacNewton = personnel('Sir Isaac Newton', {
  affiliation: 'Federation',
  universal: true,
  classification: 'SCIENCE',
  skills: [['Physics', 2]],
  integrity: 7,
  cunning: 11,
  strength: 3,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(237, 'R')],
});
