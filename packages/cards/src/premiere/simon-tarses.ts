import { personnel, premiere } from '@spaceline/language';

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
