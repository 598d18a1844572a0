import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const baran = personnel('Baran', {
  affiliation: 'Non-Aligned',
  classification: 'OFFICER',
  skills: ['Greed', 'Archaeology', 'Exobiology', 'Computer Skill'],
  integrity: 3,
  cunning: 8,
  strength: 6,
  staffing: 'Cmd',
  gender: 'male',
  characteristics: ['Captain', 'Stone of Gol-related personnel'],
  matchingCommander: 'Mercenary Ship',
  printed: [premiere(290, 'U')],
});
