import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const typeViShuttlecraft = ship('Type VI Shuttlecraft', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Type VI Shuttlecraft',
  range: 6,
  weapons: 2,
  shields: 2,
  staffing: [],
  characteristics: ['Federation ship', 'Shuttlecraft'],
  printed: [premiere(332, 'C')],
});
