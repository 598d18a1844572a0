import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const tobyRussell = personnel('Toby Russell', {
  affiliation: 'Federation',
  classification: 'MEDICAL',
  skills: ['Physics'],
  integrity: 6,
  cunning: 7,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist'],
  printed: [premiere(247, 'U')],
});
