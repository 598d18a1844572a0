import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussExcelsior = ship('U.S.S. Excelsior', {
  affiliations: ['Federation'],
  universal: true,
  shipClass: 'Excelsior Class',
  range: 6,
  weapons: 6,
  shields: 7,
  staffing: ['Stf', 'Stf'],
  equipment: ['Tractor Beam'],
  characteristics: ['Federation ship'],
  printed: [premiere(335, 'C')],
});
