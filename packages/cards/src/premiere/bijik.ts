import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const bijik = personnel("B'iJik", {
  affiliation: 'Klingon',
  universal: true,
  classification: 'OFFICER',
  skills: ['Navigation'],
  integrity: 4,
  cunning: 6,
  strength: 6,
  staffing: 'Stf',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(253, 'C')],
});
