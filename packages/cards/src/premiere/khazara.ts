import { premiere, ship } from '@spaceline/language';

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
