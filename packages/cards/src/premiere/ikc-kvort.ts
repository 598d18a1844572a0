import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcKvort = ship("I.K.C. K'Vort", {
  affiliations: ['Klingon'],
  universal: true,
  shipClass: "K'vort Class",
  range: 8,
  weapons: 6,
  shields: 6,
  staffing: ['Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Bird-of-Prey', 'Klingon ship'],
  printed: [premiere(347, 'C')],
});
