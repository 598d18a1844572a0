import { personnel, premiere } from '@spaceline/language';

export const evek = personnel('Evek', {
  affiliation: 'Non-Aligned',
  classification: 'OFFICER',
  skills: ['Diplomacy', 'Leadership', 'Anthropology'],
  integrity: 7,
  cunning: 5,
  strength: 7,
  staffing: 'Cmd',
  species: ['Cardassian'],
  gender: 'male',
  characteristics: ['Gul'],
  printed: [premiere(296, 'U')],
});
