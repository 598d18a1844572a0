import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kmpec = personnel("K'mpec", {
  affiliation: 'Klingon',
  classification: 'V.I.P.',
  skills: ['Leadership', 'Diplomacy'],
  integrity: 7,
  cunning: 8,
  strength: 5,
  staffing: 'Cmd',
  species: ['Klingon'],
  gender: 'male',
  characteristics: ['High Council', 'High Council Leader', 'Support Personnel'],
  printed: [premiere(263, 'U')],
});
