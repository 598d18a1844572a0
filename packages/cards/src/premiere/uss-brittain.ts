import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussBrittain = ship('U.S.S. Brittain', {
  affiliations: ['Federation'],
  shipClass: 'Miranda Class',
  range: 6,
  weapons: 5,
  shields: 6,
  staffing: ['Stf'],
  equipment: ['Tractor Beam'],
  characteristics: ['Federation ship'],
  printed: [premiere(333, 'R')],
});
