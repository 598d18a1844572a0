import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcVorn = ship('I.K.C. Vorn', {
  affiliations: ['Klingon'],
  shipClass: "K'vort Class",
  range: 8,
  weapons: 7,
  shields: 6,
  staffing: ['Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Bird-of-Prey', 'Duras-related', 'Klingon ship'],
  printed: [premiere(351, 'U')],
});
