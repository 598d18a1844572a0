import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const simonTarses = personnel('Simon Tarses', {
  affiliation: 'Federation',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Youth'],
  integrity: 6,
  cunning: 5,
  strength: 5,
  species: ['Romulan', 'Human'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(236, 'C')],
});
