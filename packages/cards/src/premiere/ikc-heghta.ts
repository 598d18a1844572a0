import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcHeghta = ship("I.K.C. Hegh'ta", {
  affiliations: ['Klingon'],
  shipClass: "K'vort Class",
  range: 8,
  weapons: 7,
  shields: 7,
  staffing: ['Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Bird-of-Prey', 'Klingon ship'],
  matchingCommander: 'Kurn',
  printed: [premiere(346, 'R')],
});
