import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const riva = personnel('Riva', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: [['Diplomacy', 2]],
  integrity: 6,
  cunning: 8,
  strength: 3,
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(231, 'U')],
});
