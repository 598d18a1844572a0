import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const nudaq = personnel("Nu'Daq", {
  affiliation: 'Klingon',
  classification: 'OFFICER',
  skills: ['Archaeology', 'Navigation', 'Exobiology'],
  integrity: 8,
  cunning: 5,
  strength: 8,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['Captain'],
  matchingCommander: "I.K.C. Maht-H'a",
  printed: [premiere(282, 'U')],
});
