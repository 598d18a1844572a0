import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const neral = personnel('Neral', {
  affiliation: 'Romulan',
  classification: 'V.I.P.',
  skills: ['Treachery', 'Youth'],
  integrity: 4,
  cunning: 7,
  strength: 7,
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Proconsul', 'Support Personnel'],
  printed: [premiere(313, 'U')],
});
