import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const kareelOdan = personnel('Kareel Odan', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  skills: ['Diplomacy', 'Computer Skill'],
  integrity: 9,
  cunning: 7,
  strength: 4,
  species: ['Trill'],
  gender: 'female',
  characteristics: ['Ambassador', 'Support Personnel', 'Trill with symbiont'],
  printed: [premiere(218, 'U')],
});
