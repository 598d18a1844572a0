import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const scoutVessel = ship('Scout Vessel', {
  affiliations: ['Romulan'],
  universal: true,
  shipClass: 'Scout Class',
  range: 9,
  weapons: 3,
  shields: 3,
  staffing: [],
  characteristics: ['Romulan ship', 'Scout'],
  printed: [premiere(363, 'C')],
});
