import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const khazara = ship('Khazara', {
  affiliations: ['Romulan'],
  shipClass: "D'deridex Class",
  range: 9,
  weapons: 9,
  shields: 7,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Romulan ship'],
  matchingCommander: 'Toreth',
  printed: [premiere(360, 'R')],
});
