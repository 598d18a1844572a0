import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tallus = personnel('Tallus', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'OFFICER',
  skills: ['Leadership'],
  integrity: 3,
  cunning: 7,
  strength: 7,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(321, 'C')],
});
