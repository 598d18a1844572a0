import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const scienceVessel = ship('Science Vessel', {
  affiliations: ['Romulan'],
  universal: true,
  shipClass: 'Science Class',
  range: 8,
  weapons: 5,
  shields: 6,
  staffing: [],
  characteristics: ['Romulan ship'],
  printed: [premiere(362, 'C')],
});
