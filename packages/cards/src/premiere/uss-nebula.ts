import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussNebula = ship('U.S.S. Nebula', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Nebula Class',
  range: 8,
  weapons: 7,
  shields: 8,
  staffing: ['Cmd', 'Stf'],
  equipment: ['Holodeck', 'Tractor Beam'],
  characteristics: ['Federation ship'],
  printed: [premiere(339, 'C')],
});
