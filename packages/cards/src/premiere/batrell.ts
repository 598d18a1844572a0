import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const batrell = personnel('Batrell', {
  affiliation: 'Klingon',
  universal: true,
  classification: 'OFFICER',
  skills: ['Honor'],
  integrity: 7,
  cunning: 3,
  strength: 7,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(255, 'C')],
});
