import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const yridianShuttle = ship('Yridian Shuttle', {
  affiliations: ['Non-Aligned'],
  universal: true,
  shipClass: 'Shuttlecraft',
  range: 6,
  weapons: 1,
  shields: 3,
  staffing: [],
  printed: [premiere(355, 'C')],
});
