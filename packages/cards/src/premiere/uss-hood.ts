import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ussHood = ship('U.S.S. Hood', {
  affiliations: ['Federation'],
  shipClass: 'Excelsior Class',
  range: 7,
  weapons: 6,
  shields: 7,
  staffing: ['Stf', 'Stf'],
  equipment: ['Tractor Beam'],
  characteristics: ['Federation ship'],
  matchingCommander: 'Robert DeSoto',
  printed: [premiere(337, 'R')],
});
