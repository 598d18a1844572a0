import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const korris = personnel('Korris', {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Honor'],
  integrity: 8,
  cunning: 6,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(275, 'U')],
});
