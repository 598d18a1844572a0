import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const soren = personnel('Soren', {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: ['Astrophysics'],
  integrity: 6,
  cunning: 6,
  strength: 3,
  staffing: 'Stf',
  species: ["J'Naii"],
  gender: 'neuter',
  characteristics: ['Mission Specialist'],
  printed: [premiere(240, 'U')],
});
