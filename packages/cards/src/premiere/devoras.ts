import { ship } from '@spaceline/language';
import { premiere } from './set.ts';

export const devoras = ship('Devoras', {
  affiliations: ['Romulan'],
  shipClass: "D'deridex Class",
  range: 9,
  weapons: 8,
  shields: 8,
  staffing: ['Cmd', 'Stf', 'Stf'],
  equipment: ['Cloaking Device', 'Tractor Beam'],
  characteristics: ['Romulan ship'],
  matchingCommander: 'Mendak',
  printed: [premiere(358, 'R')],
});
