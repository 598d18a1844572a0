import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussMiranda = ship('U.S.S. Miranda', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Miranda Class',
  range: 6,
  weapons: 5,
  shields: 5,
  staffing: ['Stf'],
  equipment: ['Tractor Beam'],
  characteristics: ['Federation ship'],
  printed: [premiere(338, 'C')],
});
