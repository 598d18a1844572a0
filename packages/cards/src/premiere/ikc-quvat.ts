import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcQuvat = ship("I.K.C. Qu'Vat", {
  affiliations: ['Klingon'],
  shipClass: "Vor'cha Class",
  range: 9,
  weapons: 8,
  shields: 8,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Klingon ship'],
  printed: [premiere(349, 'R')],
});
