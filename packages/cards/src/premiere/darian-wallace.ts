import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const darianWallace = personnel('Darian Wallace', {
  affiliation: 'Federation',
  universal: true,
  classification: 'SECURITY',
  skills: ['Anthropology'],
  integrity: 7,
  cunning: 5,
  strength: 6,
  species: ['Human'],
  gender: 'male',
  characteristics: ['Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(203, 'C')],
});
