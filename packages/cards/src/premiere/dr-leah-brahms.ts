import { personnel, premiere } from '@spaceline/language';

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
