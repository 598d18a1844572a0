import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const alyssaOgawa = personnel('Alyssa Ogawa', {
  affiliation: 'Federation',
  classification: 'MEDICAL',
  skills: ['Biology'],
  integrity: 7,
  cunning: 6,
  strength: 4,
  staffing: 'Stf',
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist', 'Nurse'],
  printed: [premiere(198, 'U')],
});
