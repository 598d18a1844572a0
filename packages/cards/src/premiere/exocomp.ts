import { personnel, repairsItsShip } from '@spaceline/language';
import { premiere } from './set.ts';

export const exocomp = personnel('Exocomp', {
  affiliation: 'Federation',
  universal: true,
  classification: 'ENGINEER',
  integrity: 9,
  cunning: 8,
  strength: 1,
  species: ['Android'],
  gender: 'male',
  inPlay: { rules: [repairsItsShip(2)] },
  printed: [premiere(210, 'U')],
});
