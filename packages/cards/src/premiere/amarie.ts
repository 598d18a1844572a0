import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const amarie = personnel('Amarie', {
  affiliation: 'Non-Aligned',
  classification: 'CIVILIAN',
  skills: ['Music'],
  integrity: 5,
  cunning: 9,
  strength: 2,
  gender: 'female',
  characteristics: ['Mission Specialist'],
  printed: [premiere(289, 'U')],
});
