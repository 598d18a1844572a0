import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcBuruk = ship('I.K.C. Buruk', {
  affiliations: ['Klingon'],
  shipClass: "K'vort Class",
  range: 8,
  weapons: 6,
  shields: 7,
  staffing: ['Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Bird-of-Prey', 'Klingon ship'],
  printed: [premiere(345, 'R')],
});
