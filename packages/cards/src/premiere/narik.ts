import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const narik = personnel('Narik', {
  affiliation: 'Non-Aligned',
  universal: true,
  classification: 'ENGINEER',
  skills: ['Computer Skill'],
  integrity: 2,
  cunning: 7,
  strength: 6,
  staffing: 'Stf',
  gender: 'male',
  characteristics: ['Mission Specialist', 'Stone of Gol-related personnel'],
  printed: [premiere(300, 'C')],
});
