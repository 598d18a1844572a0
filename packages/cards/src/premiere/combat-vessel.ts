import { premiere, ship } from '@spaceline/language';

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
