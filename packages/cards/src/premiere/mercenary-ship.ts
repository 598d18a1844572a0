import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const mercenaryShip = ship('Mercenary Ship', {
  affiliations: ['Non-Aligned'],
  universal: true,
  shipClass: 'Unknown Class',
  range: 7,
  weapons: 7,
  shields: 7,
  staffing: ['Stf', 'Stf'],
  equipment: ['Long-Range Scan Shielding'],
  matchingCommander: 'Baran',
  printed: [premiere(354, 'C')],
});
