import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tomek = personnel('Tomek', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Astrophysics'],
  integrity: 4,
  cunning: 7,
  strength: 6,
  icons: ['Holo'],
  species: ['Hologram'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(328, 'C')],
});
