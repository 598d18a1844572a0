import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const data = personnel('Data', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['ENGINEER', ['Computer Skill', 2], 'Music', 'Astrophysics', 'Exobiology'],
  integrity: 8,
  cunning: 12,
  strength: 12,
  staffing: 'Cmd',
  species: ['Android'],
  gender: 'male',
  characteristics: ['Soong-type android'],
  matchingCommander: 'U.S.S. Sutherland',
  printed: [premiere(204, 'R')],
});
