import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const motTheBarber = personnel('Mot the Barber', {
  affiliation: 'Federation',
  classification: 'CIVILIAN',
  skills: ['Barbering'],
  integrity: 6,
  cunning: 4,
  strength: 5,
  species: ['Bolian'],
  gender: 'male',
  characteristics: ['Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(225, 'U')],
});
