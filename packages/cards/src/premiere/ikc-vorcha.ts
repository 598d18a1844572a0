import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcVorcha = ship("I.K.C. Vor'Cha", {
  affiliations: ['Klingon'],
  universal: true,
  shipClass: "Vor'cha Class",
  range: 9,
  weapons: 8,
  shields: 7,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Klingon ship'],
  printed: [premiere(350, 'C')],
});
