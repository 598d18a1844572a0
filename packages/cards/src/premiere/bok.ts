import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const bok = personnel('Bok', {
  affiliation: 'Non-Aligned',
  classification: 'OFFICER',
  skills: ['Greed', 'ENGINEER', 'Treachery', 'Computer Skill'],
  integrity: 4,
  cunning: 9,
  strength: 4,
  staffing: 'Cmd',
  species: ['Ferengi'],
  gender: 'male',
  characteristics: ['DaiMon'],
  printed: [premiere(291, 'U')],
});
