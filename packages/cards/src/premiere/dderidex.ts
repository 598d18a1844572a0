import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const dderidex = ship("D'deridex", {
  affiliations: ['Romulan'],
  universal: true,
  shipClass: "D'deridex Class",
  range: 8,
  weapons: 9,
  shields: 7,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Romulan ship'],
  printed: [premiere(357, 'C')],
});
