import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const combatVessel = ship('Combat Vessel', {
  affiliations: ['Non-Aligned'],
  universal: true,
  shipClass: 'Combat Class',
  range: 8,
  weapons: 8,
  shields: 6,
  staffing: ['Stf', 'Stf'],
  printed: [premiere(352, 'C')],
});
