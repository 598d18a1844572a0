import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const palteth = personnel('Palteth', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Computer Skill'],
  integrity: 3,
  cunning: 8,
  strength: 7,
  staffing: 'Stf',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(314, 'C')],
});
