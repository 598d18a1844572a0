import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussOberth = ship('U.S.S. Oberth', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Oberth Class',
  range: 6,
  weapons: 4,
  shields: 7,
  staffing: ['Stf'],
  equipment: ['Tractor Beam'],
  characteristics: ['Federation ship'],
  printed: [premiere(340, 'C')],
});
