import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const ikcBortas = ship('I.K.C. Bortas', {
  affiliations: ['Klingon'],
  shipClass: "Vor'cha Class",
  range: 9,
  weapons: 9,
  shields: 7,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Klingon ship'],
  matchingCommander: 'Gowron',
  printed: [premiere(344, 'R')],
});
