import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const zibalianTransport = ship('Zibalian Transport', {
  affiliations: ['Non-Aligned'],
  universal: true,
  shipClass: 'Zibalian Class',
  range: 6,
  weapons: 2,
  shields: 4,
  staffing: [],
  characteristics: ['Merchant vessel', 'Transport'],
  printed: [premiere(356, 'C')],
});
