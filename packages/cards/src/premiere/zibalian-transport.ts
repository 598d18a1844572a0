import { premiere, ship } from '@spaceline/language';

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
