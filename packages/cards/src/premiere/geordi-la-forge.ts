import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const geordiLaForge = personnel('Geordi La Forge', {
  affiliation: 'Federation',
  classification: 'ENGINEER',
  skills: ['ENGINEER', 'Navigation', 'Physics', 'Computer Skill'],
  integrity: 8,
  cunning: 8,
  strength: 6,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['U.S.S. Enterprise-related personnel'],
  printed: [premiere(212, 'R')],
});
