import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcPagh = ship('I.K.C. Pagh', {
  affiliations: ['Klingon'],
  shipClass: "K'vort Class",
  range: 8,
  weapons: 7,
  shields: 6,
  staffing: ['Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Klingon ship'],
  matchingCommander: 'Kargan',
  printed: [premiere(348, 'R')],
});
