import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussGalaxy = ship('U.S.S. Galaxy', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Galaxy Class',
  range: 8,
  weapons: 7,
  shields: 9,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  characteristics: ['Federation ship', 'Prototype'],
  printed: [premiere(336, 'C')],
});
