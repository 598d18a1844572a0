import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const calloway = personnel('Calloway', {
  affiliation: 'Federation',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Youth'],
  integrity: 7,
  cunning: 5,
  strength: 3,
  species: ['Human'],
  gender: 'female',
  characteristics: ['Mission Specialist', 'U.S.S. Enterprise-related personnel'],
  printed: [premiere(201, 'C')],
});
