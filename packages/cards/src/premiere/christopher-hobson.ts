import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const christopherHobson = personnel('Christopher Hobson', {
  affiliation: 'Federation',
  universal: true,
  classification: 'OFFICER',
  skills: ['Computer Skill'],
  integrity: 6,
  cunning: 7,
  strength: 6,
  staffing: 'Cmd',
  species: ['Human'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(202, 'C')],
});
