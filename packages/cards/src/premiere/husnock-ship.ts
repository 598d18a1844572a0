import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const husnockShip = ship('Husnock Ship', {
  affiliations: ['Non-Aligned'],
  universal: true,
  shipClass: 'Unknown Class',
  range: 6,
  weapons: 9,
  shields: 12,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  printed: [premiere(353, 'U')],
});
