import { personnel } from '@spaceline/language';
import { premiere } from './set.ts';

export const takket = personnel('Takket', {
  affiliation: 'Romulan',
  universal: true,
  classification: 'MEDICAL',
  skills: ['Exobiology'],
  integrity: 4,
  cunning: 7,
  strength: 7,
  staffing: 'Cmd',
  species: ['Romulan'],
  gender: 'male',
  characteristics: ['Mission Specialist'],
  printed: [premiere(320, 'C')],
});
