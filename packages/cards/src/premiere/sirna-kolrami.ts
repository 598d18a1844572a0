import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const sirnaKolrami = personnel('Sirna Kolrami', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: ['Leadership'],
  integrity: 7,
  cunning: 9,
  strength: 2,
  staffing: 'Cmd',
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(238, 'U')],
});
