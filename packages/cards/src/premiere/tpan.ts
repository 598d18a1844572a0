import { personnel, premiere } from '@spaceline/language';

export const tpan = personnel("T'Pan", {
  affiliation: 'Federation',
  classification: 'SCIENCE',
  skills: ['SCIENCE', 'Mindmeld'],
  integrity: 8,
  cunning: 9,
  strength: 4,
  staffing: 'Stf',
  species: ['Vulcan'],
  gender: 'female',
  characteristics: ['Support Personnel'],
  printed: [premiere(241, 'U')],
});
