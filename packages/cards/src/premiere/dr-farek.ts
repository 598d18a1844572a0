import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const drFarek = personnel('Dr. Farek', {
  affiliation: 'Non-Aligned',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Greed'],
  integrity: 2,
  cunning: 8,
  strength: 3,
  staffing: 'Cmd',
  species: ['Ferengi'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(293, 'C')],
});
