import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const roLaren = personnel('Ro Laren', {
  affiliation: 'Federation',
  classification: 'OFFICER',
  skills: ['Computer Skill', 'Navigation', 'Treachery'],
  integrity: 4,
  cunning: 7,
  strength: 5,
  staffing: 'Stf',
  species: ['Bajoran'],
  gender: 'female',
  printed: [premiere(232, 'R')],
});
